/** Pitch classes of the natural notes. */
const NATURALS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

export type Mode = "major" | "minor";

export interface Tonality {
  /** Pitch class, 0 = C. */
  tonic: number;
  mode: Mode;
}

/** `F# minor` → { tonic: 6, mode: "minor" }. */
export function parseTonality(text: string): Tonality {
  const match = /^([A-G])(#|b)? (major|minor)$/.exec(text);
  if (!match) throw new RangeError(`not a tonality: ${text}`);
  const [, letter = "C", accidental, mode] = match;
  const shift = accidental === "#" ? 1 : accidental === "b" ? 11 : 0;
  return { tonic: ((NATURALS[letter] ?? 0) + shift) % 12, mode: mode as Mode };
}

/**
 * Melodic scales in semitones from the tonic. A style chooses among those whose third is the declared one, so that
 * colour never contradicts the key.
 */
export const SCALES = {
  ionian: [0, 2, 4, 5, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  harmonicMajor: [0, 2, 4, 5, 7, 8, 11],
  doubleHarmonic: [0, 1, 4, 5, 7, 8, 11],
  majorPentatonic: [0, 2, 4, 7, 9],
  majorPelog: [0, 4, 5, 7, 11],
  aeolian: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
  hungarianMinor: [0, 2, 3, 6, 7, 8, 11],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  minorPentatonic: [0, 3, 5, 7, 10],
  minorPelog: [0, 1, 3, 7, 8],
} as const;
export type ScaleName = keyof typeof SCALES;

/** MIDI pitch of a scale degree counted from the tonic at or above `base` (degree 0). */
export function degreePitch(degree: number, scale: readonly number[], base: number): number {
  const octave = Math.floor(degree / scale.length);
  return base + 12 * octave + (scale[degree - octave * scale.length] ?? 0);
}
