import { type Mark, OVERSCAN, pick, polygon, SIDE, type Stage } from "../stage.ts";

const CELLS = 15;
/** Share of the stitches, the strongest ones, drawn in the accent colour. */
const ACCENTED = 0.06;

/** Players together: a weave, with warp and weft by parity, each stitch as long and as wide as its sound is strong. */
export function ensemble({ field, random, palette }: Stage): Mark[] {
  const turn = pick(random, [0, 45, 45, 90]);
  const framing = { turn, scale: 1.05 + random() * 0.5, centre: [300, 300] } as const;
  const cell = (SIDE + 2 * OVERSCAN) / CELLS;
  const bar = Math.floor(random() * 4);
  const stitches = Array.from({ length: CELLS * CELLS }, (_, n) => {
    const row = Math.floor(n / CELLS);
    const column = n % CELLS;
    return { row, column, strength: field.at(1 - row / (CELLS - 1), column / (CELLS - 1)) };
  });
  const ranked = stitches.map(({ strength }) => strength).sort((one, other) => other - one);
  const accent = ranked[Math.round(ranked.length * ACCENTED)] ?? 1;
  return stitches.flatMap(({ row, column, strength }) => {
    const long = cell * (0.34 + 0.56 * strength);
    const wide = cell * (0.09 + 0.31 * strength);
    const [halfX, halfY] = (row + column) % 2 ? [wide, long] : [long, wide];
    const x = -OVERSCAN + (column + 0.5) * cell;
    const y = -OVERSCAN + (row + 0.5) * cell;
    const second = (row + 2 * column) % 8 === bar || (row * 3 + column) % 11 === bar;
    return polygon(framing, strength > accent ? palette.c : second ? palette.b : palette.a, [
      [x - halfX, y - halfY],
      [x + halfX, y - halfY],
      [x + halfX, y + halfY],
      [x - halfX, y + halfY],
    ]);
  });
}
