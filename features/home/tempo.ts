/** Ends of the dial's scale, beats per minute (looks §5, Dial). */
export const SLOWEST = 40;
export const FASTEST = 180;

/** Italian tempo words and their ranges on the scale, beats per minute, upper end excluded. */
export const TEMPO_TERMS = [
  { term: "Largo", from: 40, to: 60 },
  { term: "Adagio", from: 60, to: 76 },
  { term: "Andante", from: 76, to: 104 },
  { term: "Moderato", from: 104, to: 120 },
  { term: "Allegro", from: 120, to: 156 },
  { term: "Presto", from: 156, to: 180 },
] as const;

/** Figures written under the dial, beats per minute. */
export const TEMPO_MARKS = [40, 60, 80, 100, 120, 140, 160, 180] as const;

/**
 * Returns the position of a tempo on the dial, 0 (40 bpm) to 1 (180 bpm); slower and faster music stays at the
 * ends.
 */
export function tempoFraction(bpm: number): number {
  return Math.min(1, Math.max(0, (bpm - SLOWEST) / (FASTEST - SLOWEST)));
}

/**
 * Returns the number of tempi under each tempo word, in the order of `TEMPO_TERMS`; those beyond the scale count
 * for the first or last.
 */
export function countByTerm(tempi: readonly number[]): number[] {
  const counts = TEMPO_TERMS.map(() => 0);
  for (const bpm of tempi) {
    const found = TEMPO_TERMS.findLastIndex((term) => bpm >= term.from);
    const index = Math.max(0, found);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}
