import type { Cue } from "#/contract/cue-sheet.ts";
import { fold } from "#/contract/fold.ts";

/** Returns the length of a cue in frames: from its place, or else as declared; null when it has neither. */
export function lengthOf({ start, end, duration }: Pick<Cue, "start" | "end" | "duration">): number | null {
  if (start !== null && end !== null) return end > start ? end - start : null;
  return duration !== null && duration > 0 ? duration : null;
}

/** Total length of all uses of one work. */
export type WorkTotal = { key: string; title: string; uses: number; frames: number };

/**
 * Returns the key of a cue's work: its track in the catalogue, else the reference, else the title. A reference that
 * another title has too is that of an album, so that the title counts as well.
 */
function workKeyOf({ track, reference, title }: Cue, works: ReadonlyMap<string, WorkTotal>): string {
  if (track !== null) return track;
  const name = fold(title.trim());
  const key = fold(reference.trim()) || name;
  const known = works.get(key);
  return known && fold(known.title.trim()) !== name ? `${key} ${name}` : key;
}

/** Returns the total of each work, in order of first use, and of all cues; those without a length count as 0 frames. */
export function totalsOf(cues: readonly Cue[]): { works: WorkTotal[]; frames: number } {
  const works = new Map<string, WorkTotal>();
  let frames = 0;
  for (const cue of cues) {
    const key = workKeyOf(cue, works);
    if (key === "") continue;
    const work = works.get(key) ?? { key, title: cue.title, uses: 0, frames: 0 };
    const length = lengthOf(cue) ?? 0;
    works.set(key, { ...work, uses: work.uses + 1, frames: work.frames + length });
    frames += length;
  }
  return { works: [...works.values()], frames };
}
