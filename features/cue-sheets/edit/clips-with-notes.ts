import { titleOfClip } from "./clip-title.ts";
import type { Doubt } from "./edit.ts";
import { saysMusicIn } from "./heard-music.ts";
import { isNotMusic } from "./not-music.ts";
import { clipLabel } from "./role-names.ts";
import type { NotedClip } from "./tables/people-in-notes.ts";
import { clipsAround } from "./tables/replaced-rows.ts";
import { leavesMusicOpen, roleInRemarks } from "./tables/row-kinds.ts";
import { isSetAside, replacementIn } from "./tables/row-remarks.ts";
import {
  asksTitle,
  asksWhetherMusic,
  leavesDoubt,
  withoutTitleAsked,
  withTitleAsked,
} from "./title-unknown.ts";
import { wordsOf } from "./title-words.ts";

/** Longest note that may set a clip aside: a longer one tells more. */
const LONGEST_STATE = 200;
/** Maximum number of clips that are named beside a remark that they share. */
const MOST_NAMED = 3;
/** Shortest title that is looked for in a remark, in characters. */
const SHORTEST_TITLE = 3;

const remarksOf = ({ note = "" }: NotedClip) =>
  note
    .split("; ")
    .map((remark) => remark.trim())
    .filter((remark) => remark !== "");

/**
 * Returns the clips of a timeline as their notes state them: off, a sound other than music, one of which the editor asks
 * whether it is music, or music without a known title. A clip that its note says to be replaced is off if its
 * replacement plays at its place.
 */
export function withNotesRead(clips: readonly NotedClip[]): NotedClip[] {
  const read = clips.map((clip): NotedClip => {
    const remarks = remarksOf(clip);
    if (remarks.length === 0) return clip;
    const role = roleInRemarks(remarks);
    const isOff =
      clip.isOff ||
      isSetAside(
        "",
        remarks.filter((remark) => remark.length <= LONGEST_STATE),
      );
    return {
      ...clip,
      ...(asksTitle(remarks) && { name: withTitleAsked(withoutTitleAsked(clip.name)) }),
      ...(role !== "" && { role }),
      ...((asksWhetherMusic(remarks) || leavesMusicOpen(remarks) || remarks.some(saysMusicIn)) && {
        isMusicAsked: true as const,
      }),
      ...(isOff && { isOff: true as const }),
    };
  });
  setReplacedOff(read);
  return read;
}

/** Switches off the clips that their notes say to be replaced by another that is heard at the same place. */
function setReplacedOff(clips: readonly NotedClip[]): void {
  const replaced = clips.flatMap((clip) => {
    const by = clip.isOff ? undefined : replacementIn(remarksOf(clip));
    return by ? { clip, by } : [];
  });
  if (replaced.length === 0) return;
  const isReplaced = new Set(replaced.map(({ clip }) => clip));
  const others = clips
    .filter((clip) => !clip.isOff && !isReplaced.has(clip))
    .sort((a, b) => a.start - b.start)
    .map((clip) => ({ clip }));
  for (const { clip, by } of replaced)
    if (clipsAround(clip, others).some((other) => isNamedIn(by, other))) clip.isOff = true;
}

/** Whether a folded remark names a clip: by its title, perhaps before further words. */
function isNamedIn(remark: string, { name, file }: { name: string; file: string }): boolean {
  const title = wordsOf(titleOfClip(name || file).title);
  return title.length >= SHORTEST_TITLE && ` ${wordsOf(remark)} `.includes(` ${title} `);
}

/** Whether a remark says that its music is replaced, though the music is still heard. */
export const saysReplaced = (remark: string) => replacementIn([remark]) !== undefined;
const isOpen = (remark: string) => leavesDoubt(remark, false) || saysReplaced(remark);

/**
 * Returns the remarks in the notes of a timeline that leave something in doubt, each with the music that it is about; of
 * many clips with one remark the first are named.
 */
export function doubtsOfNotes(clips: readonly NotedClip[], isInDoubt = isOpen): Doubt[] {
  const namesByRemark = new Map<string, Set<string>>();
  for (const clip of clips) {
    const remarks = remarksOf(clip).filter(isInDoubt);
    if (remarks.length === 0 || clip.isOff) continue;
    if (!clip.isMusicAsked && isNotMusic({ ...clip, channels: [clip.channel] })) continue;
    for (const remark of remarks) {
      const names = namesByRemark.get(remark) ?? new Set();
      namesByRemark.set(remark, names.add(withoutTitleAsked(clipLabel(clip))));
    }
  }
  return [...namesByRemark].map(([text, all]) => {
    const names = [...all];
    const shown = names.slice(0, MOST_NAMED).join(", ");
    return { line: null, name: names.length > MOST_NAMED ? `${shown}, \u2026` : shown, text };
  });
}
