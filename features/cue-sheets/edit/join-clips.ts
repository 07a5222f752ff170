import { withoutExtension } from "#/contract/file-extension.ts";
import { versionOf } from "#/contract/version-of.ts";
import { nameChannels, withoutChannel, withoutRender, withoutStem } from "./channel-names.ts";
import { possibleTitlesOfClip, titleOfClip } from "./clip-title.ts";
import { type EditClip, partOf } from "./edit.ts";
import { partsBetweenSigns, partsOfName, splitJoinedWords } from "./name-parts.ts";
import { type Range, without } from "./ranges.ts";
import { isRoleName } from "./role-names.ts";
import { withoutSpaces } from "./title-words.ts";

/**
 * One use of one recording in an edit, with its channels combined and its cuts joined. Frames are counted as in
 * `EditClip`.
 */
export type Use = Omit<EditClip, "channel"> & {
  channels: string[];
  /** The parts that are heard if the use consists of stems alone: «strings», «bass». */
  stems?: string[];
};

/** Greatest distance between two pieces of a recording that are one use: rounding may separate pieces by a frame. */
const TOUCHING_FRAMES = 1;

/**
 * Returns the uses of an edit in order of time. Clips of one source on several channels (left and right, or a doubled
 * track) become one use, as do stems of one work and its full mix that play together, and pieces that touch. If a recording returns
 * later, this is another use. A clip that is off is a use of its own where no other channel or copy of it plays.
 */
export function usesOf(clips: readonly EditClip[]): Use[] {
  const bySource = new Map<string, EditClip[]>();
  const clipsWithChannels = nameChannels(clips);
  const sounds = clipsWithChannels.map((clip) => ({ clip, source: sourceOf(clip) }));
  const stemmed = new Set(sounds.filter(({ clip, source }) => source !== soundOf(clip)).map(titleOfSource));
  for (const sound of sounds) {
    const { clip } = sound;
    const title = stemmed.size > 0 ? titleOfSource(sound) : "";
    const source = stemmed.has(title) ? title : sound.source;
    const known = bySource.get(source);
    if (known) known.push(clip);
    else bySource.set(source, [clip]);
  }
  return [...bySource.values()].flatMap(usesOfSource).sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Number of characters of a name that are looked up. */
const LONGEST_NAME = 300;

/**
 * Returns the names of uses to look up in the catalogue: unchanged, without the channel, and the parts that may be
 * titles.
 */
export function namesOf(uses: readonly Pick<Use, "name" | "file" | "reel">[]): string[] {
  const all = uses.flatMap(({ name, file, reel }) => [file, name, reel]);
  const names = all
    .flatMap((name) => [
      ...[name, withoutChannel(name)],
      ...[...titlesAfterPrefix(name), ...titlesBesidePeople(name), ...partsOfName(name)],
    ])
    .map((name) => name.slice(0, LONGEST_NAME));
  return [...new Set(names)].filter(Boolean);
}

/**
 * Returns the titles that follow a code or another prefix in a name. A title at the start is left out, since the whole
 * name finds it.
 */
const titlesAfterPrefix = (name: string) =>
  [titleOfClip(name).title, ...possibleTitlesOfClip(name)].filter(
    (title) => title !== "" && !withoutSpaces(name).startsWith(withoutSpaces(title)),
  );

/**
 * Returns the parts of a name between underscores that may be the title, after that of a library: «SaltMarsh_Tideline_
 * Adair». Joined words are separated elsewhere.
 */
const titlesBesidePeople = (name: string) =>
  /_.*_/.test(name)
    ? partsBetweenSigns(name)
        .slice(1)
        .filter(
          (part) => splitJoinedWords(part) === part && !isRoleName(part) && versionOf(`x_${part}`) === null,
        )
    : [];

/** Returns the key that clips of one recording share: its name without the suffixes of channels and rendered clips. */
const soundOf = ({ name, file, reel }: Pick<EditClip, "name" | "file" | "reel">) =>
  withoutChannel(withoutRender(file || name || reel)).toLowerCase();
const sourceOf = (clip: EditClip) => withoutStem(soundOf(clip));
/** The number that Pro Tools adds to a cut. */
const CUT = /-\d{2,3}$/;
/** Returns the name of a whole work without the word for that and the number of a cut: «Delta_FULL-03». */
function titleOfSource({ source }: { source: string }): string {
  const bare = withoutExtension(source);
  if (bare.length > LONGEST_NAME) return bare;
  const version = versionOf(bare) ?? versionOf(bare.replace(CUT, ""));
  return version?.label === "Full" ? version.base : bare;
}
/** Returns the part of the music in the name of a stem; empty for other names. */
function stemOf({ name, file, reel }: EditClip): string {
  const bare = withoutExtension(withoutChannel(withoutRender(file || name || reel)));
  if (bare.length > LONGEST_NAME || !/stem|piste/i.test(bare)) return "";
  return /^Stem: ([^,]*)$/.exec(versionOf(bare)?.label ?? "")?.[1] ?? "";
}
const workOf = (name: string) => withoutStem(withoutChannel(withoutRender(name)));

function usesOfSource(clips: EditClip[]): Use[] {
  const heard = joinClips(clips.filter(({ isOff }) => !isOff));
  const places = heard.map(({ start, end }): Range => [start, end]);
  const off = joinClips(clips.filter(({ isOff }) => isOff)).flatMap((use) => {
    const overlapping = places.filter(([from, to]) => from < use.end && use.start < to);
    return without([use.start, use.end], overlapping)
      .filter(([start, end]) => use.isPoint || end - start > TOUCHING_FRAMES)
      .map(([start, end]) => partOf(use, start, end));
  });
  return [...heard, ...off];
}

function joinClips(clips: EditClip[]): Use[] {
  const uses: Use[] = [];
  for (const clip of [...clips].sort((a, b) => a.start - b.start)) {
    const last = uses.at(-1);
    const stem = stemOf(clip);
    const isSameSound = last && soundOf(last) === soundOf(clip);
    // A stem that follows another is its own use; stems that play together are a use of the work.
    // A clip whose start is not known touches none.
    if (
      last &&
      !clip.isEndAlone &&
      !last.isEndAlone &&
      (isSameSound ? clip.start <= last.end + TOUCHING_FRAMES : clip.start < last.end)
    ) {
      if (clip.end > last.end) {
        last.end = clip.end;
        last.endCode = clip.endCode;
        // If only one of the pieces has an end, the later end counts, known or not.
        if (clip.isPoint) last.isPoint = true;
        else delete last.isPoint;
      }
      if (!last.channels.includes(clip.channel)) last.channels.push(clip.channel);
      if (stem === "") delete last.stems;
      else if (last.stems && !last.stems.includes(stem)) last.stems.push(stem);
      if (!isSameSound)
        Object.assign(last, {
          ...{ name: workOf(last.name), file: workOf(last.file) },
          ...(last.title !== undefined && { title: workOf(last.title) }),
        });
      continue;
    }
    const { channel, ...rest } = clip;
    uses.push({ ...rest, channels: [channel], ...(stem && { stems: [stem] }) });
  }
  return uses;
}
