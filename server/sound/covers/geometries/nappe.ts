import { furrow, halfWidth, type Mark, OVERSCAN, pick, SIDE, type Stage } from "../stage.ts";

const STRATA = 26;
/** Width of the last stratum relative to the first. */
const GROWTH = 2.4;

/** Long-held layers: strata that widen as they come nearer, the nearest ones in the colour of the second voice. */
export function nappe({ field, random, noise, palette }: Stage): Mark[] {
  const framing = {
    turn: pick(random, [0, 0, 90, 180]),
    scale: 1 + random() * 0.35,
    centre: [300, 320],
  } as const;
  const near = 17 + Math.floor(random() * 5);
  const bar = Math.floor(random() * 8);
  const unit = (SIDE + 2 * OVERSCAN) / (STRATA * (1 + GROWTH / 2));
  let edge = -OVERSCAN;
  return Array.from({ length: STRATA }, (_, i) => {
    const depth = i / (STRATA - 1);
    const pitch = unit * (1 + GROWTH * depth);
    const middle = edge + pitch / 2;
    edge += pitch;
    const fill = i % 8 === bar ? palette.c : i >= near ? palette.b : palette.a;
    return furrow(framing, fill, 64, (t) => [
      -OVERSCAN + t * (SIDE + 2 * OVERSCAN),
      middle + noise(t * 1.6, depth * 1.2) * 34 * (0.35 + depth),
      halfWidth(pitch, 0.06 + field.at(1 - depth, t) * (0.55 + 0.45 * field.loudness(t))),
    ]);
  }).flat();
}
