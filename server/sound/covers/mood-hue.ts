import { seededRandom } from "./seeded-random.ts";

/** Hues of the eight mood families (looks §1). */
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

/** Returns the hue of a mood slug, in degrees. A mood that a library added always gets the hue of the same family. */
export function moodHue(mood: string): number {
  const known = HUES[mood];
  if (known !== undefined) return known;
  const hues = Object.values(HUES);
  return hues[Math.floor(seededRandom(mood)() * hues.length)] ?? 245;
}
