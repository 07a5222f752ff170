import { nameChannels, withoutChannel, withoutRender, withoutStem } from "./channel-names.ts";
import { perhapsTitlesOfClip, titleOfClip } from "./clip-title.ts";
import { type EditClip, partOf } from "./edit.ts";
import { partsOfName } from "./name-parts.ts";
import { type Range, without } from "./ranges.ts";
import { tight } from "./title-words.ts";

/** One use of one recording in an edit, with its channels combined and its cuts joined. Frames as in `EditClip`. */
export type Use = Omit<EditClip, "channel"> & { channels: string[] };

/** Two pieces of one recording that touch, or are a frame apart by rounding, are one use. */
const TOUCHING_FRAMES = 1;

/**
 * Returns the uses of an edit in order of time. Clips of one source on several channels (left and right, a doubled
 * track), and stems of one work that sound together, become one use, and touching pieces are joined; the same recording
 * heard again later is another use. A clip that is off is a use of its own where no other channel or copy of it is heard.
 */
export function usesOf(clips: readonly EditClip[]): Use[] {
  const bySource = new Map<string, EditClip[]>();
  for (const clip of nameChannels(clips)) {
    const source = sourceOf(clip);
    const known = bySource.get(source);
    if (known) known.push(clip);
    else bySource.set(source, [clip]);
  }
  return [...bySource.values()].flatMap(usesOfSource).sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Longest part of a name that is looked up, in letters. */
const LONGEST_NAME = 300;

/** Returns the names to look up in the catalogue: as in the edit, without the channel, and the parts that may be titles. */
export function namesOf(uses: readonly Pick<Use, "name" | "file" | "reel">[]): string[] {
  const said = uses.flatMap(({ name, file, reel }) => [file, name, reel]);
  const names = said
    .flatMap((name) => [name, withoutChannel(name), ...titlesBehind(name), ...partsOfName(name)])
    .map((name) => name.slice(0, LONGEST_NAME));
  return [...new Set(names)].filter(Boolean);
}

/** Returns the titles that a name has behind a code or another prefix: by what it begins with it is found anyway. */
const titlesBehind = (name: string) =>
  [titleOfClip(name).title, ...perhapsTitlesOfClip(name)].filter(
    (title) => title !== "" && !tight(name).startsWith(tight(title)),
  );

/** Editors distinguish left and right of a stereo pair by a suffix. */
const soundOf = ({ name, file, reel }: Pick<EditClip, "name" | "file" | "reel">) =>
  withoutChannel(withoutRender(file || name || reel)).toLowerCase();
const sourceOf = (clip: EditClip) => withoutStem(soundOf(clip));
const workOf = (name: string) => withoutStem(withoutChannel(withoutRender(name)));

function usesOfSource(clips: EditClip[]): Use[] {
  const heard = joined(clips.filter(({ isOff }) => !isOff));
  const places = heard.map(({ start, end }): Range => [start, end]);
  const off = joined(clips.filter(({ isOff }) => isOff)).flatMap((use) => {
    const over = places.filter(([from, to]) => from < use.end && use.start < to);
    return without([use.start, use.end], over)
      .filter(([start, end]) => end - start > TOUCHING_FRAMES)
      .map(([start, end]) => partOf(use, start, end));
  });
  return [...heard, ...off];
}

function joined(clips: EditClip[]): Use[] {
  const uses: Use[] = [];
  for (const clip of [...clips].sort((a, b) => a.start - b.start)) {
    const last = uses.at(-1);
    const isSame = last && soundOf(last) === soundOf(clip);
    // One stem after another is heard for itself; those that sound together are the work.
    if (last && (isSame ? clip.start <= last.end + TOUCHING_FRAMES : clip.start < last.end)) {
      if (clip.end > last.end) {
        last.end = clip.end;
        last.endCode = clip.endCode;
      }
      if (!last.channels.includes(clip.channel)) last.channels.push(clip.channel);
      if (!isSame) Object.assign(last, { name: workOf(last.name), file: workOf(last.file) });
      continue;
    }
    const { channel, ...rest } = clip;
    uses.push({ ...rest, channels: [channel] });
  }
  return uses;
}
