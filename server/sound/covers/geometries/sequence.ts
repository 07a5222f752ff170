import { type Mark, pick, polygon, SIDE, type Stage } from "../stage.ts";

const STAIRS = 16;
const STEPS = 22;
/** Lowest and highest stair, as shares of the steps: no sound leaves the sheet bare or full. */
const LOWEST = 0.3;
const HIGHEST = 0.92;
/** Half-thickness of a step that is off. */
const RULE = 0.9;

/** A sequencer: stacked stairs, lit as high as the moment is loud; unlit steps stay as thin rules. */
export function sequence({ field, random, palette }: Stage): Mark[] {
  const framing = {
    turn: pick(random, [0, 90, 180, 270]),
    scale: 1.04 + random() * 0.3,
    centre: [300, 320],
  } as const;
  const pitch = SIDE / (STAIRS - 2);
  const left = 300 - (pitch * STAIRS) / 2;
  const step = (SIDE + 40) / STEPS;
  const moments = Array.from({ length: STAIRS }, (_, i) => (i + 0.5) / STAIRS);
  const levels = moments.map((m) => 0.5 * field.loudness(m) + 0.5 * field.at(0.5, m) + 0.08 * random());
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  return moments.flatMap((moment, i) => {
    const share = ((levels[i] ?? 0) - least) / (most - least || 1);
    const top = Math.round((STEPS - 1) * (LOWEST + (HIGHEST - LOWEST) * share));
    const x = left + i * pitch;
    return Array.from({ length: STEPS }, (_, j) => {
      const strength = field.at(j / STEPS, moment);
      const half = j > top ? RULE : (step / 2) * (j === top ? 0.9 : 0.34 + 0.54 * strength);
      const y = SIDE + 20 - (j + 0.5) * step;
      const fill = j === top ? palette.b : j < top && strength > 0.93 ? palette.c : palette.a;
      return polygon(framing, fill, [
        [x + 2, y - half],
        [x + pitch - 2, y - half],
        [x + pitch - 2, y + half],
        [x + 2, y + half],
      ]);
    }).flat();
  });
}
