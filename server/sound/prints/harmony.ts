import { LONG_RATE, PITCH_CLASSES } from "#/contract/sound/long-frames.ts";

/** Chroma is averaged over this many seconds before any measure. */
const STEP_SECONDS = 0.25;
/** Step distances over which chord motion is measured: half a second, one, two. */
const MOTIONS = [2, 4, 8];
/** Intervals in semitones over the root: major, minor, diminished, augmented, suspended, fifth. */
const CHORDS = [
  [0, 4, 7],
  [0, 3, 7],
  [0, 3, 6],
  [0, 4, 8],
  [0, 5, 7],
  [0, 7],
];
const HALF = PITCH_CLASSES / 2;

/** Number of values that `harmonyOf` returns. */
export const HARMONY_VALUES = HALF + 2 * HALF + MOTIONS.length * PITCH_CLASSES + CHORDS.length + 2;

/**
 * Measures the chords and mode of a stretch of chroma, alike in every key: magnitudes of the Fourier transform
 * over pitch classes (Bertin-Mahieux & Ellis 2012), intervals that sound together, motion from one step to the
 * next, kinds of chords, and how clear and how steady they are.
 * @param from first frame, @param to frame after the last
 */
export function harmonyOf(chroma: Float32Array, from: number, to: number): Float64Array {
  const steps = averaged(chroma, from, to);
  const values = new Float64Array(HARMONY_VALUES);
  const mean = new Float64Array(PITCH_CLASSES);
  for (const step of steps)
    for (let i = 0; i < PITCH_CLASSES; i++) add(mean, i, (step[i] as number) / steps.length);
  let at = 0;
  for (let k = 1; k <= HALF; k++) values[at++] = magnitude(mean, k);

  const squares = new Float64Array(HALF);
  for (const step of steps) {
    for (let lag = 1; lag <= HALF; lag++) {
      const together = correlation(step, step, lag);
      add(values, at + lag - 1, together / steps.length);
      add(squares, lag - 1, together ** 2 / steps.length);
    }
  }
  for (let lag = 0; lag < HALF; lag++) {
    values[at + HALF + lag] = Math.sqrt(
      Math.max(0, (squares[lag] as number) - (values[at + lag] as number) ** 2),
    );
  }
  at += 2 * HALF;

  for (const motion of MOTIONS) {
    const pairs = Math.max(1, steps.length - motion);
    for (let s = 0; s + motion < steps.length; s++) {
      for (let lag = 0; lag < PITCH_CLASSES; lag++) {
        add(
          values,
          at + lag,
          correlation(steps[s] as Float64Array, steps[s + motion] as Float64Array, lag) / pairs,
        );
      }
    }
    at += PITCH_CLASSES;
  }

  for (const step of steps) {
    const strengths = CHORDS.map((chord) => strongest(step, chord));
    const sharpened = strengths.map((strength) => Math.exp(12 * strength));
    const sum = sharpened.reduce((total, one) => total + one, 0);
    for (const [i, one] of sharpened.entries()) add(values, at + i, one / sum / steps.length);
    add(values, at + CHORDS.length, Math.max(...step) / steps.length);
  }
  values[at + CHORDS.length + 1] = Math.max(...mean);
  return values;
}

function add(values: Float64Array, at: number, more: number): void {
  values[at] = (values[at] as number) + more;
}

function averaged(chroma: Float32Array, from: number, to: number): Float64Array[] {
  const size = STEP_SECONDS * LONG_RATE;
  const count = Math.max(1, Math.floor((to - from) / size));
  return Array.from({ length: count }, (_, s) => {
    const step = new Float64Array(PITCH_CLASSES);
    const first = from + Math.round(s * size);
    const last = Math.max(first + 1, Math.min(to, from + Math.round((s + 1) * size)));
    for (let frame = first; frame < last; frame++) {
      for (let i = 0; i < PITCH_CLASSES; i++) add(step, i, chroma[frame * PITCH_CLASSES + i] as number);
    }
    const length = Math.hypot(...step);
    return length > 0 ? step.map((value) => value / length) : step;
  });
}

function magnitude(values: Float64Array, k: number): number {
  let re = 0;
  let im = 0;
  for (let i = 0; i < PITCH_CLASSES; i++) {
    re += (values[i] as number) * Math.cos((2 * Math.PI * k * i) / PITCH_CLASSES);
    im += (values[i] as number) * Math.sin((2 * Math.PI * k * i) / PITCH_CLASSES);
  }
  return Math.hypot(re, im);
}

/** Returns how strongly `a` contains `b` transposed by `lag` semitones. */
function correlation(a: Float64Array, b: Float64Array, lag: number): number {
  let sum = 0;
  for (let i = 0; i < PITCH_CLASSES; i++) sum += (a[i] as number) * (b[(i + lag) % PITCH_CLASSES] as number);
  return sum;
}

/** Returns the best fit of a chord over all roots. */
function strongest(step: Float64Array, chord: readonly number[]): number {
  let best = 0;
  for (let root = 0; root < PITCH_CLASSES; root++) {
    let sum = 0;
    for (const interval of chord) sum += step[(root + interval) % PITCH_CLASSES] as number;
    best = Math.max(best, sum / Math.sqrt(chord.length));
  }
  return best;
}
