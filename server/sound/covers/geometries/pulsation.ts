import { furrow, halfWidth, type Mark, OVERSCAN, pick, SIDE, type Stage } from "../stage.ts";

const BEATS = 24;

/** A steady beat: each vertical is a moment, and its swellings are the spectrum of that moment. */
export function pulsation({ field, random, palette }: Stage): Mark[] {
  const framing = {
    turn: pick(random, [0, 45, 45, 90, 135]),
    scale: 1 + random() * 0.9,
    centre: [300, 300],
  } as const;
  const pitch = (SIDE + 2 * OVERSCAN) / BEATS;
  const bar = Math.floor(random() * 4);
  const lean = (random() - 0.5) * 0.12;
  return Array.from({ length: BEATS }, (_, i) => {
    const moment = (i + 0.5) / BEATS;
    const fill = i % 8 === bar ? palette.b : i % 8 === bar + 4 ? palette.c : palette.a;
    // Strong and weak beats alternate, so that the eye finds the metre even in a steady sound.
    const stress = i % 4 === bar % 4 ? 1.25 : i % 2 === bar % 2 ? 1 : 0.72;
    return furrow(framing, fill, 56, (t) => [
      -OVERSCAN + (i + 0.5) * pitch + (t - 0.5) * lean * SIDE,
      -OVERSCAN + t * (SIDE + 2 * OVERSCAN),
      halfWidth(pitch, stress * (0.12 + field.at(t, moment))),
    ]);
  }).flat();
}
