import { CEPSTRA } from "./short-frames.ts";

/** Number of values that `timbreOf` returns. */
export const TIMBRE_VALUES = 3 * CEPSTRA - 1;

/** Frames quieter than the loudest of their stretch by this much (in the first coefficient) do not count for timbre. */
const QUIET = 45;

/**
 * Measures the timbre of a stretch: means of the cepstrum without loudness, how much each coefficient varies, and
 * how fast.
 * @param from first frame, @param to frame after the last
 */
export function timbreOf(cepstra: Float32Array, from: number, to: number): Float64Array {
  const values = new Float64Array(TIMBRE_VALUES);
  let loudest = Number.NEGATIVE_INFINITY;
  for (let f = from; f < to; f++) loudest = Math.max(loudest, cepstra[f * CEPSTRA] as number);
  for (let c = 0; c < CEPSTRA; c++) {
    let count = 0;
    let sum = 0;
    let squares = 0;
    let moves = 0;
    for (let f = from; f < to; f++) {
      if ((cepstra[f * CEPSTRA] as number) < loudest - QUIET) continue;
      const value = cepstra[f * CEPSTRA + c] as number;
      count++;
      sum += value;
      squares += value * value;
      if (f > from) moves += Math.abs(value - (cepstra[(f - 1) * CEPSTRA + c] as number));
    }
    const mean = sum / count;
    if (c > 0) values[c - 1] = mean;
    values[CEPSTRA - 1 + c] = Math.sqrt(Math.max(0, squares / count - mean * mean));
    values[2 * CEPSTRA - 1 + c] = moves / count;
  }
  return values;
}
