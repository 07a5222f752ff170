import { PITCH_CLASSES } from "./long-frames.ts";

/** How well each degree fits a key, tonic first (Temperley, The Cognition of Basic Musical Structures, 2001). */
const PROFILES = {
  major: [5, 2, 3.5, 2, 4.5, 4, 2, 4.5, 2, 3.5, 1.5, 4],
  minor: [5, 2, 3.5, 4.5, 2, 4, 2, 4.5, 3.5, 2, 1.5, 4],
} as const;
/** Tonics as the catalogue spells them, major and minor. */
const TONICS = {
  major: ["C", "Db", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B"],
  minor: ["C", "C#", "D", "Eb", "E", "F", "F#", "G", "G#", "A", "Bb", "B"],
} as const;
/** A correlation under this names no key. */
const CLEAR = 0.45;

/** The key of a sound by its chroma, as `D minor` (Krumhansl–Schmuckler); null when none is clear. */
export function keyOf(chroma: Float32Array): string | null {
  const sums = new Float64Array(PITCH_CLASSES);
  for (let i = 0; i < chroma.length; i++) {
    sums[i % PITCH_CLASSES] = (sums[i % PITCH_CLASSES] as number) + (chroma[i] as number);
  }
  let best = CLEAR;
  let key: string | null = null;
  for (const mode of ["major", "minor"] as const) {
    for (let tonic = 0; tonic < PITCH_CLASSES; tonic++) {
      const turned = sums.map((_, degree) => sums[(degree + tonic) % PITCH_CLASSES] as number);
      const fit = correlation(turned, PROFILES[mode]);
      if (fit > best) {
        best = fit;
        key = `${TONICS[mode][tonic]} ${mode}`;
      }
    }
  }
  return key;
}

/** Pearson's; 0 where one side does not vary. */
function correlation(a: Float64Array, b: readonly number[]): number {
  const meanA = a.reduce((sum, one) => sum + one, 0) / a.length;
  const meanB = b.reduce((sum, one) => sum + one, 0) / b.length;
  let both = 0;
  let squaresA = 0;
  let squaresB = 0;
  for (let i = 0; i < a.length; i++) {
    const x = (a[i] as number) - meanA;
    const y = (b[i] as number) - meanB;
    both += x * y;
    squaresA += x * x;
    squaresB += y * y;
  }
  return squaresA > 0 ? both / Math.sqrt(squaresA * squaresB) : 0;
}
