import { type Mark, pick, polygon, SIDE, type Stage } from "../stage.ts";

const STAIRS = 16;
const STEPS = 22;

/** A sequencer: stacked stairs, lit as high as the moment is loud; steps that are off stay as thin rules. */
export function sequence({ field, random, palette }: Stage): Mark[] {
  const framing = {
    turn: pick(random, [0, 90, 180, 270]),
    scale: 1.04 + random() * 0.3,
    centre: [300, 320],
  } as const;
  const pitch = SIDE / (STAIRS - 2);
  const left = 300 - (pitch * STAIRS) / 2;
  const step = (SIDE + 40) / STEPS;
  return Array.from({ length: STAIRS }, (_, i) => {
    const moment = (i + 0.5) / STAIRS;
    const lit = Math.round(STEPS * (0.24 + 0.44 * field.loudness(moment) + 0.3 * field.at(0.5, moment)));
    const x = left + i * pitch;
    return Array.from({ length: STEPS }, (_, j) => {
      const strength = field.at(j / STEPS, moment);
      const on = j < lit;
      const half = on ? (step / 2) * (j === lit - 1 ? 0.9 : 0.34 + 0.56 * strength) : 0.9;
      const y = SIDE + 20 - (j + 0.5) * step;
      const fill = j === lit - 1 ? palette.b : on && strength > 0.86 ? palette.c : palette.a;
      return polygon(framing, fill, [
        [x + 2, y - half],
        [x + pitch - 2, y - half],
        [x + pitch - 2, y + half],
        [x + 2, y + half],
      ]);
    }).flat();
  }).flat();
}
