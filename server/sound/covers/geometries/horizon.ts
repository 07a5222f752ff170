import { furrow, halfWidth, type Mark, OVERSCAN, pick, polygon, SIDE, type Stage } from "../stage.ts";

const SLICES = 22;
const RADIUS = 218;
/** Number of consecutive slices that shift together. */
const BLOCK = 4;

/** A distant view: a disc in slices, some shifted sideways as by hot air, over the thin lines of a sea. */
export function horizon({ field, random, palette }: Stage): Mark[] {
  const centre = pick(random, [
    [300, 300],
    [260, 290],
    [360, 320],
    [200, 270],
    [410, 290],
  ]) as [number, number];
  const framing = { turn: pick(random, [0, 0, 0, 90]), scale: 1 + random() * 0.5, centre } as const;
  const pitch = SIDE / SLICES;
  const bar = Math.floor(random() * 8);
  const drift = Array.from({ length: SLICES }, () => (random() < 0.35 ? 0 : (random() - 0.5) * 120));
  return Array.from({ length: SLICES + 10 }, (_, n) => {
    const i = n - 5;
    const y = (i + 0.5) * pitch;
    const height = 1 - i / SLICES;
    const sea = furrow(framing, palette.a, 44, (t) => [
      -OVERSCAN + t * (SIDE + 2 * OVERSCAN),
      y,
      halfWidth(pitch * 0.52, 0.06 + field.at(height, t)),
    ]);
    const chord = Math.sqrt(Math.max(0, RADIUS ** 2 - (y - 300) ** 2));
    if (chord < 60) return sea;
    const middle = 300 + (drift[Math.floor(n / BLOCK)] ?? 0) + (i % 2 ? 5 : -5);
    const [left, right] = [middle - chord, middle + chord];
    // Paints the ground behind each slice; otherwise the sea would fill the gaps and blur the disc.
    const clearing = polygon(framing, palette.ground, [
      [left - 9, y - pitch / 2],
      [right + 9, y - pitch / 2],
      [right + 9, y + pitch / 2],
      [left - 9, y + pitch / 2],
    ]);
    const slice = furrow(framing, i % 8 === bar ? palette.c : palette.b, 36, (t) => [
      left + (right - left) * t,
      y,
      halfWidth(pitch, 0.44 + 0.5 * field.at(height, (left + (right - left) * t) / SIDE)),
    ]);
    return [...sea, ...clearing, ...slice];
  }).flat();
}
