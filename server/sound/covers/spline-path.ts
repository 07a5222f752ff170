export type Point = readonly [x: number, y: number];

const tenths = (value: number) => Math.round(value * 10);

/** Formats two integers in tenths of a unit as the shortest SVG pair: `3.2-.4`. */
function pair(x: number, y: number): string {
  const short = (v: number) => String(v / 10).replace(/^(-?)0\./, "$1.");
  const second = short(y);
  return short(x) + (second.startsWith("-") ? second : ` ${second}`);
}

/**
 * Returns a quadratic B-spline with `points` as its control points, as SVG path commands: it begins with `M`, or
 * with `L` to continue a path. After the first curve every point costs one relative `t` pair: the control point
 * that SVG mirrors is exactly the next one. Rounding is corrected at each step, so errors stay within a tenth of a
 * unit.
 */
export function splinePath(points: readonly Point[], begin: "M" | "L" = "M"): string {
  const [first, second] = points;
  if (!first || !second) return "";
  let [x, y] = [tenths(first[0]), tenths(first[1])];
  let path = begin + pair(x, y);
  let [controlX, controlY] = [x, y];
  for (const [index, point] of points.entries()) {
    if (index === 0) continue;
    const [nextX, nextY] = [tenths(point[0]), tenths(point[1])];
    const middleX = Math.round((controlX + nextX) / 2);
    const middleY = Math.round((controlY + nextY) / 2);
    path +=
      index === 1 ? `q${pair(0, 0)} ${pair(middleX - x, middleY - y)}` : `t${pair(middleX - x, middleY - y)}`;
    [controlX, controlY] = [2 * middleX - controlX, 2 * middleY - controlY];
    [x, y] = [middleX, middleY];
  }
  const last = points.at(-1) ?? first;
  return `${path}L${pair(tenths(last[0]), tenths(last[1]))}`;
}

/** Returns the closed B-spline with `points` as its control points, as a complete subpath. */
export function closedSplinePath(points: readonly Point[]): string {
  const [first, second] = points;
  if (!first || !second) return "";
  const start: Point = [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
  return `${splinePath([start, ...points.slice(1), first, start])}z`;
}
