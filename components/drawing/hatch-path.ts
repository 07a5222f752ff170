import type { Point } from "./smooth-path.ts";

/**
 * Returns horizontal furrows inside a shape, as SVG path data to be stroked. `rings` are closed outlines (islands
 * and holes alike, even-odd). Furrows lie at whole multiples of `pitch`, so those of neighbouring shapes meet.
 */
export function hatchPath(rings: readonly (readonly Point[])[], pitch: number): string {
  const heights = rings.flat().map(([, y]) => y);
  if (heights.length === 0 || pitch <= 0) return "";
  const [top, bottom] = heights.reduce(([low, high], y) => [Math.min(low, y), Math.max(high, y)] as const, [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as readonly [number, number]);
  const round = (value: number) => Math.round(value * 10) / 10;
  let path = "";
  for (let y = Math.ceil(top / pitch) * pitch; y <= bottom; y += pitch) {
    const crossings = rings
      .flatMap((ring) =>
        ring.flatMap(([x1, y1], i) => {
          const [x2, y2] = ring[(i + 1) % ring.length] as Point;
          return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
        }),
      )
      .sort((one, other) => one - other);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      path += `M${round(crossings[i] as number)} ${round(y)}H${round(crossings[i + 1] as number)}`;
    }
  }
  return path;
}
