import { furrow, halfWidth, type Mark, OVERSCAN, pick, SIDE, type Stage } from "../stage.ts";

const SLICES = 22;
const RADIUS = 235;

/** Far away: a disc in slices, shifted as by heat, over the thin lines of a sea. */
export function horizon({ field, random, noise, palette }: Stage): Mark[] {
  const framing = {
    turn: pick(random, [0, 0, 0, 90]),
    scale: 1 + random() * 0.35,
    centre: [300, 300],
  } as const;
  const pitch = SIDE / SLICES;
  const middle: readonly [number, number] = [250 + random() * 100, 300];
  const bar = Math.floor(random() * 8);
  return Array.from({ length: SLICES + 10 }, (_, n) => {
    const i = n - 5;
    const y = (i + 0.5) * pitch;
    const height = 1 - i / SLICES;
    const sea = furrow(framing, palette.a, 44, (t) => [
      -OVERSCAN + t * (SIDE + 2 * OVERSCAN),
      y,
      halfWidth(pitch * 0.36, 0.08 + field.at(height, t)),
    ]);
    const chord = Math.sqrt(Math.max(0, RADIUS ** 2 - (y - middle[1]) ** 2));
    if (chord < 70) return sea;
    const shift = noise(i * 0.31, 4) * 62;
    const slice = furrow(framing, i % 8 === bar ? palette.c : palette.b, 36, (t) => [
      middle[0] + shift + (2 * t - 1) * chord,
      y,
      halfWidth(pitch, 0.5 + 0.45 * field.at(height, t)),
    ]);
    return [...sea, ...slice];
  }).flat();
}
