import { SHORT_RATE } from "./short-frames.ts";

const SLOWEST = 50;
const FASTEST = 200;
/**
 * Tempo that listeners tap most readily, bpm, and how far from it a tempo is still likely, in octaves (Parncutt
 * 1994).
 */
const PREFERRED = 110;
const SPREAD = 0.9;
/** Repetition under this share of a perfect one is not a certain pulse (docs/decisions/059). */
const CLEAR = 0.25;
/** Seconds below which no tempo is detected. */
const SHORTEST = 8;
/** Seconds to analyse; more would not make the result clearer. */
const LONGEST = 120;

/**
 * Detects the tempo of a sound in beats a minute from its attacks: the period at which they repeat best, together with
 * its double and fourfold, weighted by how readily listeners tap it. Returns null when nothing repeats clearly.
 */
export function tempoOf(onsets: readonly Float32Array[]): number | null {
  const count = Math.min((onsets[0] as Float32Array).length, LONGEST * SHORT_RATE);
  if (count < SHORTEST * SHORT_RATE) return null;
  const attacks = new Float64Array(count);
  for (const band of onsets)
    for (let i = 0; i < count; i++) attacks[i] = (attacks[i] as number) + (band[i] as number);
  const mean = attacks.reduce((sum, one) => sum + one, 0) / count;
  for (let i = 0; i < count; i++) attacks[i] = (attacks[i] as number) - mean;
  const most = Math.min(count - 1, Math.ceil((4 * 60 * SHORT_RATE) / SLOWEST) + 1);
  const curve = new Float64Array(most + 1);
  for (let lag = 0; lag <= most; lag++) {
    let sum = 0;
    for (let i = lag; i < count; i++) sum += (attacks[i] as number) * (attacks[i - lag] as number);
    curve[lag] = sum / (count - lag);
  }
  const whole = curve[0] as number;
  if (!(whole > 0)) return null;
  let best = 0;
  let found = 0;
  let clearest = 0;
  for (let bpm = SLOWEST; bpm <= FASTEST; bpm += 0.5) {
    const period = (60 * SHORT_RATE) / bpm;
    const once = at(curve, period) / whole;
    const repeated = (once + at(curve, 2 * period) / whole + at(curve, 4 * period) / whole) / 3;
    const weight = Math.exp(-0.5 * (Math.log2(bpm / PREFERRED) / SPREAD) ** 2);
    if (repeated * weight > best) {
      best = repeated * weight;
      found = bpm;
      clearest = repeated;
    }
  }
  return clearest > CLEAR ? Math.round(found) : null;
}

function at(curve: Float64Array, lag: number): number {
  const below = Math.floor(lag);
  if (below + 1 >= curve.length) return 0;
  const share = lag - below;
  return (curve[below] as number) * (1 - share) + (curve[below + 1] as number) * share;
}
