export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

const between = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];

/**
 * Returns the quadratic B-spline with `points` as its control points: from the middle of the first two to the
 * middle of the last two.
 */
function edge(points: readonly Point[], begin: "M" | "L"): string {
  const middles = points.slice(1).map((point, i) => between(points[i] as Point, point));
  const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  const curves = middles.slice(1).map((middle, i) => `${pair(points[i + 1] as Point)} ${pair(middle)}`);
  return `${begin}${pair(middles[0] as Point)}Q${curves.join(" ")}`;
}

/**
 * Returns a closed shape between two smooth edges, as SVG path data: along `there`, back along `back`; each needs
 * at least three control points.
 */
export function smoothBandPath(there: readonly Point[], back: readonly Point[]): string {
  return `${edge(there, "M")}${edge(back, "L")}z`;
}
