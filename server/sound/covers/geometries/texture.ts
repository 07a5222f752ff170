import { contours } from "d3-contour";
import { closedSplinePath, type Point } from "../spline-path.ts";
import { framed, type Mark, pick, SIDE, type Stage } from "../stage.ts";

const LEVELS = 11;
const GRID = 40;

/** Smooths each height with its neighbours, so that no contour has a corner. */
function rounded(heights: readonly number[]): number[] {
  const at = (column: number, row: number) =>
    heights[Math.min(GRID - 1, Math.max(0, row)) * GRID + Math.min(GRID - 1, Math.max(0, column))] ?? 0;
  return heights.map((height, n) => {
    const column = n % GRID;
    const row = Math.floor(n / GRID);
    const around = at(column - 1, row) + at(column + 1, row) + at(column, row - 1) + at(column, row + 1);
    return 0.36 * height + 0.16 * around;
  });
}

/** A landscape rather than a tune: the relief of the sound, tinted by height from the first mood to the second. */
export function texture({ field, random, noise, palette }: Stage): Mark[] {
  const framing = {
    turn: pick(random, [0, 90, 180, 270]),
    scale: 1.05 + random() * 0.5,
    centre: [300, 300],
  } as const;
  const bar = 1 + Math.floor(random() * 3);
  const toSquare = framed(framing);
  // Averages over the neighbourhood: a relief of single beats would look like a curtain, not like a landscape.
  const calm = (x: number, y: number) => {
    let sum = 0;
    for (let i = -3; i <= 3; i++)
      for (let j = -2; j <= 2; j++) sum += field.at(1 - y + j * 0.05, x + i * 0.035);
    return sum / 35;
  };
  const ground = Array.from({ length: GRID * GRID }, (_, n) => {
    const x = (n % GRID) / (GRID - 1);
    const y = Math.floor(n / GRID) / (GRID - 1);
    const land = noise(x * 2.4, y * 2.4) + 0.35 * noise(x * 5 + 9, y * 5);
    return land + 0.8 * (calm(x, y) - 0.4);
  });
  const heights = rounded(rounded(ground));
  const sorted = heights.toSorted((one, other) => one - other);
  const unit = (SIDE + 160) / (GRID - 1);
  const place = ([x = 0, y = 0]: readonly number[]): Point =>
    toSquare([(x - 0.5) * unit - 80, (y - 0.5) * unit - 80]);
  return Array.from({ length: LEVELS }, (_, level) => {
    // Thresholds for equal areas, not equal heights, so that no tint swallows the sheet.
    const threshold = sorted[Math.floor((sorted.length * level) / LEVELS)] ?? 0;
    const shape = contours()
      .size([GRID, GRID])
      .contour(heights, level === 0 ? Number.NEGATIVE_INFINITY : threshold);
    const d = shape.coordinates
      .flat()
      .map((loop) => closedSplinePath(loop.slice(0, -1).map(place)))
      .join("");
    // Every fourth contour is an index line, as on a survey map: the metre again.
    const line = level % 4 === bar ? { ink: palette.c, width: 2.4 } : { ink: palette.ground, width: 1 };
    return { fill: palette.tint(level / (LEVELS - 1)), d, line };
  });
}
