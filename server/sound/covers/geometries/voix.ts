import { furrow, halfWidth, type Mark, OVERSCAN, pick, SIDE, type Stage } from "../stage.ts";

const LINES = 34;
/** Larger than in the design (85): the noise here is weaker. */
const AMPLITUDE = 145;
/** Step for slopes by finite difference. */
const STEP = 0.01;

/** A sung line: meanders that follow one another, three of them highlighted as the voice itself. */
export function voix({ field, random, noise, palette }: Stage): Mark[] {
  const framing = {
    turn: pick(random, [0, 0, 45, 90, 180]),
    scale: 1.05 + random() * 0.55,
    centre: [300, 300],
  } as const;
  const span = SIDE + 2 * OVERSCAN;
  const voice = 12 + Math.floor(random() * 7);
  const height = (t: number, v: number) =>
    -OVERSCAN +
    v * span +
    noise(2.6 * t + 0.55 * v, 0.3 * v) * AMPLITUDE * Math.sin(Math.PI * (0.1 + 0.9 * v));
  // Distance between neighbouring lines, measured across them: it shrinks on a slope, where the furrow must
  // thin or merge.
  const room = (t: number, v: number) => {
    const rise = (height(t, v + STEP) - height(t, v - STEP)) / (2 * STEP * (LINES - 1));
    const slope = (height(t + STEP, v) - height(t - STEP, v)) / (2 * STEP * span);
    return Math.max(0, rise) / Math.hypot(1, slope);
  };
  return Array.from({ length: LINES }, (_, i) => {
    const v = i / (LINES - 1);
    const lit = i >= voice && i < voice + 3;
    const fill = lit ? palette.b : (i - voice) % 8 === 0 ? palette.c : palette.a;
    return furrow(framing, fill, 64, (t) => [
      -OVERSCAN + t * span,
      height(t, v),
      halfWidth(room(t, v), (lit ? 0.34 : 0.08) + 0.9 * field.at(1 - v, t)),
    ]);
  }).flat();
}
