import { ONSET_BANDS, SHORT_RATE } from "./short-frames.ts";

/** Periods between beats to measure, seconds, evenly spaced in logarithm. */
const SHORTEST = 0.15;
const LONGEST = 2.4;
export const PERIODS = 40;
/** Number of periods for the autocorrelation of each band; that of the sum uses all. */
const BAND_PERIODS = 20;

/** Number of values that `rhythmOf` returns. */
export const RHYTHM_VALUES = PERIODS + ONSET_BANDS * BAND_PERIODS + ONSET_BANDS * 3;

/**
 * Measures the pulse of a stretch: how its attacks repeat, by period (tempogram of Grosche & Müller 2011),
 * together and in low, middle and high bands, and how many, how strong and how sudden they are.
 * @param from first frame, @param to frame after the last
 */
export function rhythmOf(onsets: readonly Float32Array[], from: number, to: number): Float64Array {
  const values = new Float64Array(RHYTHM_VALUES);
  const all = new Float64Array(to - from);
  const bands = onsets.map((band) => band.subarray(from, to));
  for (const band of bands)
    for (let i = 0; i < all.length; i++) all[i] = (all[i] as number) + (band[i] as number);
  values.set(periodicity(all, PERIODS));
  let at = PERIODS;
  for (const band of bands) {
    values.set(periodicity(Float64Array.from(band), BAND_PERIODS), at);
    at += BAND_PERIODS;
  }
  for (const band of bands) {
    let sum = 0;
    let squares = 0;
    let sudden = 0;
    for (let i = 0; i < band.length; i++) {
      const value = band[i] as number;
      sum += value;
      squares += value * value;
      if (value > 1) sudden++;
    }
    const mean = sum / band.length;
    values[at++] = Math.log(1e-3 + mean);
    values[at++] = Math.log(1e-3 + Math.sqrt(squares / band.length)) - Math.log(1e-3 + mean);
    values[at++] = Math.sqrt(sudden / band.length);
  }
  return values;
}

/**
 * Returns the autocorrelation of attacks at periods spaced in logarithm, each the maximum over its width; 1 is
 * perfect repetition.
 */
export function periodicity(attacks: Float64Array, count: number): Float64Array {
  const mean = attacks.reduce((sum, one) => sum + one, 0) / attacks.length;
  const centred = attacks.map((one) => one - mean);
  const longest = Math.ceil(LONGEST * SHORT_RATE * 1.1);
  const curve = new Float64Array(longest + 1);
  for (let lag = 0; lag <= longest; lag++) {
    let sum = 0;
    for (let i = lag; i < centred.length; i++) sum += (centred[i] as number) * (centred[i - lag] as number);
    curve[lag] = sum / Math.max(1, centred.length - lag);
  }
  const whole = (curve[0] as number) || 1;
  return Float64Array.from({ length: count }, (_, p) => {
    const low = SHORT_RATE * SHORTEST * (LONGEST / SHORTEST) ** ((p - 0.5) / (count - 1));
    const high = SHORT_RATE * SHORTEST * (LONGEST / SHORTEST) ** ((p + 0.5) / (count - 1));
    const first = Math.max(1, Math.round(low));
    const last = Math.min(longest, Math.max(first, Math.round(high) - 1));
    // Takes the maximum over the width, not the mean: a sharp pulse must not score lower for being sharp.
    let best = Number.NEGATIVE_INFINITY;
    for (let lag = first; lag <= last; lag++) best = Math.max(best, curve[lag] as number);
    return best / whole;
  });
}
