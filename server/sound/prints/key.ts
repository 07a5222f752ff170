import { PITCH_CLASSES } from "#/contract/sound/long-frames.ts";

/**
 * How often each degree sounds in a key, tonic first (Albrecht & Shanahan, Music Perception 31/1, 2013). These
 * profiles distinguish a key from its relative, which Temperley's of 2001 did not (docs/decisions/059).
 */
const PROFILES = {
  major: [0.238, 0.006, 0.111, 0.006, 0.137, 0.094, 0.016, 0.214, 0.009, 0.08, 0.008, 0.081],
  minor: [0.22, 0.006, 0.104, 0.123, 0.019, 0.103, 0.012, 0.214, 0.062, 0.022, 0.061, 0.052],
} as const;
/** Spellings of the tonics in the catalogue, major and minor. */
const TONICS = {
  major: ["C", "Db", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B"],
  minor: ["C", "C#", "D", "Eb", "E", "F", "F#", "G", "G#", "A", "Bb", "B"],
} as const;
/** A key needs at least this correlation, and this lead over every other key. */
const CLEAR = 0.7;
const APART = 0.1;

/**
 * Detects the key of a sound from its chroma, as `D minor` (Krumhansl–Schmuckler). Returns null when no key is
 * clear.
 */
export function keyOf(chroma: Float32Array): string | null {
  const sums = new Float64Array(PITCH_CLASSES);
  for (let i = 0; i < chroma.length; i++) {
    sums[i % PITCH_CLASSES] = (sums[i % PITCH_CLASSES] as number) + (chroma[i] as number);
  }
  const fits: { key: string; fit: number }[] = [];
  for (const mode of ["major", "minor"] as const) {
    for (let tonic = 0; tonic < PITCH_CLASSES; tonic++) {
      const turned = sums.map((_, degree) => sums[(degree + tonic) % PITCH_CLASSES] as number);
      fits.push({ key: `${TONICS[mode][tonic]} ${mode}`, fit: correlation(turned, PROFILES[mode]) });
    }
  }
  const [best, next] = fits.toSorted((a, b) => b.fit - a.fit);
  return best && next && best.fit > CLEAR && best.fit - next.fit > APART ? best.key : null;
}

/** Pearson's correlation; 0 if one side does not vary. */
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
