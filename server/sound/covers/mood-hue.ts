import { seededRandom } from "./seeded-random.ts";

/** Hues of the eight families (looks.md §1). */
const HUES: Readonly<Record<string, number>> = {
  tension: 25,
  drive: 52,
  bright: 88,
  roots: 142,
  calm: 188,
  open: 245,
  enigma: 300,
  tender: 352,
};

/** Hue in degrees of a mood slug. A term that a library added borrows a family's hue, always the same one. */
export function moodHue(mood: string): number {
  const known = HUES[mood];
  if (known !== undefined) return known;
  const hues = Object.values(HUES);
  return hues[Math.floor(seededRandom(mood)() * hues.length)] ?? 245;
}
