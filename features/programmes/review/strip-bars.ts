import { LEVELS_A_SECOND } from "../reading/level-trace.ts";

/** Decibels under full scale at which a bar has no height. */
const FLOOR = 54;
/** Units from one bar to the next, and width of one (looks §5). */
export const PITCH = 3;
const BAR_WIDTH = 1.9;

/** Returns the height, 0 to 1, of `count` bars over a programme: the loudest tenth of a second of each, in decibels. */
export function heightsOf(levels: Float32Array, seconds: number, count: number): number[] {
  const perBar = (seconds * LEVELS_A_SECOND) / count;
  return Array.from({ length: count }, (_, bar) => {
    let loudest = 0;
    const end = Math.max(Math.floor(bar * perBar) + 1, Math.floor((bar + 1) * perBar));
    for (let i = Math.floor(bar * perBar); i < end; i++) loudest = Math.max(loudest, levels[i] ?? 0);
    return Math.max(0, 1 + (20 * Math.log10(Math.max(loudest, 1e-6))) / FLOOR);
  });
}

/**
 * Returns mirrored bars as one path, only those for which `isDrawn` returns true; `height` is that of the drawing, in
 * units.
 */
export function barPath(
  heights: readonly number[],
  height: number,
  isDrawn: (bar: number) => boolean,
): string {
  return heights
    .map((share, bar) => {
      if (!isDrawn(bar)) return "";
      const high = Math.max(1, share * height);
      return `M${bar * PITCH} ${((height - high) / 2).toFixed(1)}h${BAR_WIDTH}v${high.toFixed(1)}h-${BAR_WIDTH}z`;
    })
    .join("");
}
