/** Strokes of a furrow in pixels: without music, then the three steps by number of tracks (looks §5, Map). */
export const FURROW_STROKES = [0.8, 1.7, 2.7, 3.7] as const;
export type FurrowStep = 0 | 1 | 2 | 3;

/** Pixels between two furrows (looks §5, Map). */
export const FURROW_PITCH = 5;

/**
 * Returns the smallest number of tracks of each step. The steps grow geometrically with the richest country's
 * number, so that a catalogue of ten tracks a country and one of ten thousand both show their differences.
 */
export function furrowSteps(most: number): readonly [number, number, number] {
  const second = Math.max(2, Math.round(most ** 0.5));
  return [1, second, Math.max(second + 1, Math.round(most ** 0.75))];
}

/** Returns the step of a number of tracks. */
export function furrowStep(count: number, steps: readonly [number, number, number]): FurrowStep {
  if (count >= steps[2]) return 3;
  if (count >= steps[1]) return 2;
  return count >= steps[0] ? 1 : 0;
}
