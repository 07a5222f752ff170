import { furrow, HAIRLINE, type Mark, pick, type Stage } from "../stage.ts";

const LINES = 46;
const AMPLITUDE = 210;

/** One vibrating string: every line is a moment of the same swing. */
export function solo({ field, random, palette }: Stage): Mark[] {
  const turn = pick(random, [0, 45, 90, 90, 135]);
  const framing = { turn, scale: (turn % 90 ? 1.45 : 1.02) + random() * 0.2, centre: [300, 300] } as const;
  const modes = pick(random, [1, 1.5, 2, 2.5, 3]);
  const swing = (t: number) =>
    AMPLITUDE *
    Math.sin(Math.PI * t) ** 0.7 *
    (0.55 + 0.45 * Math.cos(2 * Math.PI * modes * (t - 0.5))) *
    1.15;
  return Array.from({ length: LINES }, (_, i) => {
    const v = (2 * i) / (LINES - 1) - 1;
    const core = Math.abs(v) < 0.12;
    const fill = core ? palette.b : i % 8 === 3 ? palette.c : palette.a;
    return furrow(framing, fill, 60, (t) => [
      t * 640 - 20,
      300 + v * swing(Math.min(1, Math.max(0, t * 1.066 - 0.033))),
      HAIRLINE + (core ? 0.8 : 0) + 3.1 * field.at(Math.abs(v), t),
    ]);
  }).flat();
}
