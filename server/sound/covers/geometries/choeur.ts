import { disc, furrow, halfWidth, type Mark, pick, SIDE, type Stage } from "../stage.ts";

const RINGS = 8;
/** Distances between rows and between columns, in radii of an arch. */
const ROW_STEP = 0.66;
const COLUMN_STEP = 1.9;

/**
 * Many voices as one: imbricated arches. Each arch is an instant, each ring a register; lower rows overlap higher
 * ones.
 */
export function choeur({ field, random, palette }: Stage): Mark[] {
  const framing = { turn: pick(random, [0, 0, 180]), scale: 1, centre: [300, 324] } as const;
  const radius = pick(random, [128, 150, 176, 205]);
  const pitch = radius / (RINGS + 0.4);
  const drift = random() * radius;
  const bar = 3 + Math.floor(random() * 3);
  const marks: Mark[] = [];
  const rows = Math.ceil(SIDE / (radius * ROW_STEP)) + 2;
  const columns = Math.ceil(SIDE / (radius * COLUMN_STEP)) + 2;
  for (let row = -1; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      const x = (column + (row % 2 ? 0.5 : 0)) * radius * COLUMN_STEP - drift;
      const y = row * radius * ROW_STEP + radius * 0.2;
      const moment = (((row + 1) * columns + column + 1) * 0.382) % 1;
      const arches = Array.from({ length: RINGS - 1 }, (_, n) => {
        const i = n + 1;
        const r = pitch * (i + 0.75);
        const fill = i < 2 ? palette.b : i === bar ? palette.c : palette.a;
        return furrow(framing, fill, 8 + i, (t) => {
          const angle = Math.PI * (1.28 - 1.56 * t);
          const strength = field.at(1 - i / RINGS, moment + t * 0.14);
          return [x + r * Math.cos(angle), y - r * Math.sin(angle), halfWidth(pitch, 0.24 + 0.56 * strength)];
        });
      }).flat();
      marks.push(
        ...disc(framing, palette.ground, [x, y], radius),
        ...arches,
        ...disc(framing, palette.b, [x, y], pitch * (0.6 + 0.5 * field.at(0.9, moment))),
      );
    }
  }
  return marks;
}
