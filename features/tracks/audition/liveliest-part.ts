import { ANALYSIS_COLUMNS } from "#/contract/analysis.ts";

/** Length of what is heard of a track at an audition before one has decided, seconds. */
const WINDOW = 12;
/** A part of the piece that begins so shortly before the liveliest seconds is begun with, seconds. */
const LEAD = 6;

/**
 * Where the liveliest part of a sound begins, seconds: of all stretches of `WINDOW` the one with the most energy, from
 * the start of its section where that is near. `energy` as measured (contract/analysis.ts).
 */
export function liveliestStart(energy: Uint8Array, sections: readonly number[], duration: number): number {
  const column = duration / ANALYSIS_COLUMNS;
  const length = Math.min(ANALYSIS_COLUMNS, Math.max(1, Math.round(WINDOW / column)));
  let sum = 0;
  for (let i = 0; i < length; i += 1) sum += energy[i] ?? 0;
  let best = { sum, at: 0 };
  for (let i = length; i < ANALYSIS_COLUMNS; i += 1) {
    sum += (energy[i] ?? 0) - (energy[i - length] ?? 0);
    if (sum > best.sum) best = { sum, at: i - length + 1 };
  }
  const at = best.at * column;
  const section = sections.findLast((start) => start <= at + column);
  return section !== undefined && at - section <= LEAD ? section : at;
}
