import { furrow, halfWidth, type Mark, OVERSCAN, pick, SIDE, type Stage } from "../stage.ts";

const LINES = 34;
const AMPLITUDE = 85;

/** A sung line: meanders that follow one another, three of them lit as the voice itself. */
export function voix({ field, random, noise, palette }: Stage): Mark[] {
  const framing = {
    turn: pick(random, [0, 0, 45, 90, 180]),
    scale: 1.05 + random() * 0.55,
    centre: [300, 300],
  } as const;
  const span = SIDE + 2 * OVERSCAN;
  const pitch = span / LINES;
  const voice = 12 + Math.floor(random() * 7);
  return Array.from({ length: LINES }, (_, i) => {
    const v = i / (LINES - 1);
    const lit = i >= voice && i < voice + 3;
    const fill = lit ? palette.b : (i - voice) % 8 === 0 ? palette.c : palette.a;
    return furrow(framing, fill, 64, (t) => [
      -OVERSCAN + t * span,
      -OVERSCAN +
        v * span +
        noise(2.6 * t + 0.55 * v, 0.3 * v) * AMPLITUDE * Math.sin(Math.PI * (0.1 + 0.9 * v)) * 1.7,
      halfWidth(pitch, (lit ? 0.34 : 0.08) + 0.9 * field.at(1 - v, t)),
    ]);
  }).flat();
}
