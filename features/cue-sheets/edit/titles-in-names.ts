import { withoutExtension } from "#/contract/file-extension.ts";
import { fold } from "#/contract/fold.ts";
import { withoutRender } from "./channel-names.ts";
import { titleOfClip } from "./clip-title.ts";
import type { Doubt, Edit, EditClip } from "./edit.ts";
import { isNotMusic } from "./not-music.ts";
import { personsBesideTitles } from "./persons-beside-title.ts";
import { clipLabel } from "./role-names.ts";
import { sharedPrefixes, withoutSharedPrefix } from "./shared-prefixes.ts";

/**
 * Returns an edit whose clips have the titles that their names show only beside each other: without the letters with
 * which several of them begin, and without the persons beside the title, who become its writers unless the edit states
 * others, or the name may be that of an album. Each such person is a doubt. A typed text says itself what its words are.
 */
export function withTitlesOfNames(edit: Edit): Edit {
  if (edit.format === "text") return edit;
  const bareNames = new Map<string, string>();
  for (const clip of edit.clips) {
    const label = clipLabel(clip);
    if (bareNames.has(label) || clip.hasPicture || isNotMusic({ ...clip, channels: [clip.channel] }))
      continue;
    bareNames.set(label, withoutExtension(withoutRender(label)).normalize("NFC").trim());
  }
  const shared = sharedPrefixes(bareNames.values());
  const titles = new Map(
    [...bareNames].map(([label, bare]) => [label, withoutSharedPrefix(bare, shared)] as const),
  );
  const besideTitle = personsBesideTitles(new Set(titles.values()));
  const doubts = new Map<string, Doubt>();
  const read = (clip: EditClip): EditClip => {
    const label = clipLabel(clip);
    const shown = titles.get(label);
    if (shown === undefined) return clip;
    const beside = clip.reference ? null : besideTitle(shown);
    const title = beside?.title ?? shown;
    if (title === bareNames.get(label)) return clip;
    const person = fold(beside?.person ?? "");
    if (beside && !clip.writers && !clip.isOff && !doubts.has(person))
      doubts.set(person, { line: null, name: titleOfClip(title).title, text: beside.person, asks: "people" });
    const writers = clip.writers ?? beside?.writers ?? [];
    return { ...clip, title, ...(writers.length > 0 && { writers }) };
  };
  const clips = edit.clips.map(read);
  return { ...edit, clips, ...(doubts.size > 0 && { doubts: [...(edit.doubts ?? []), ...doubts.values()] }) };
}
