import { ANALYSIS_COLUMNS } from "#/contract/analysis.ts";

/** Seconds of a track to judge it by at an audition. */
const WINDOW = 12;
/** If a section begins at most this many seconds before the liveliest part, playback starts with the section. */
const LEAD = 6;

/**
 * Returns the start of the liveliest part of a sound, seconds: the stretch of length `WINDOW` with the most
 * energy, or the start of its section if that is near. `energy` as measured (contract/analysis.ts).
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
