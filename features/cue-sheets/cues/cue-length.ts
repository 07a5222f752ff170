import type { Cue } from "#/contract/cue-sheet.ts";
import { fold } from "#/contract/fold.ts";

/** Frames of music in a cue: from its place, else as declared; null when neither says. */
export function lengthOf({ start, end, duration }: Pick<Cue, "start" | "end" | "duration">): number | null {
  if (start !== null && end !== null) return end > start ? end - start : null;
  return duration !== null && duration > 0 ? duration : null;
}

/** What all uses of one work come to. */
export type WorkTotal = { key: string; title: string; uses: number; frames: number };

/** By which cues are of one work: our track, else its reference, else its title. */
const workOf = ({ track, reference, title }: Cue) => track ?? fold(reference.trim() || title.trim());

/** How long each work is heard, in order of first use, and all together; cues without a length count no frames. */
export function totalsOf(cues: readonly Cue[]): { works: WorkTotal[]; frames: number } {
  const works = new Map<string, WorkTotal>();
  let frames = 0;
  for (const cue of cues) {
    const key = workOf(cue);
    if (key === "") continue;
    const work = works.get(key) ?? { key, title: cue.title, uses: 0, frames: 0 };
    const length = lengthOf(cue) ?? 0;
    works.set(key, { ...work, uses: work.uses + 1, frames: work.frames + length });
    frames += length;
  }
  return { works: [...works.values()], frames };
}
