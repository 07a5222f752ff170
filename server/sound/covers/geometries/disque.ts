import { disc, halfWidth, type Mark, pick, ring, type Stage } from "../stage.ts";

const RINGS = 30;
const PITCH = 19;
const FIRST_RADIUS = 34;
/** Share of a turn over which the end of the sound is blended into its beginning. */
const SEAM = 0.14;

/** A record: one turn is the whole piece, each ring is a frequency; the label has the colour of the second mood. */
export function disque({ field, random, palette }: Stage): Mark[] {
  const centre = pick(random, [
    [300, 300],
    [210, 240],
    [390, 250],
    [480, 420],
    [110, 430],
  ]) as [number, number];
  const framing = { turn: pick(random, [0, 90, 180, 270]), scale: 1 + random() * 0.7, centre } as const;
  const bar = Math.floor(random() * 8);
  const label = 4 + Math.floor(random() * 3);
  const looped = (height: number, t: number) => {
    const lead = Math.max(0, (t - 1 + SEAM) / SEAM);
    return field.at(height, t) * (1 - lead) + field.at(height, 0) * lead;
  };
  const rings = Array.from({ length: RINGS }, (_, i) => {
    const radius = FIRST_RADIUS + PITCH * i;
    const fill = i < label ? palette.b : i % 8 === bar ? palette.c : palette.a;
    return ring(framing, fill, 36 + i, (t) => [
      300 + radius * Math.cos(t * 2 * Math.PI),
      300 + radius * Math.sin(t * 2 * Math.PI),
      halfWidth(PITCH, 0.08 + 0.92 * looped(i / RINGS, t)),
    ]);
  }).flat();
  return [...rings, ...disc(framing, palette.b, [300, 300], 17)];
}
