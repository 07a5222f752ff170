import { type Point, smoothBandPath } from "./smooth-path.ts";

/** Control points per turn: a B-spline through 24 departs from the circle by a ten-thousandth of its radius. */
const GUIDES_PER_TURN = 24;

/**
 * Returns the spiral groove of a record as SVG path data for a box of `width` × `height`, for the 404 page. It starts
 * thin in the middle; its turns crowd towards the left edge of the box and thicken there; to the right it runs out of
 * the box, which has to clip it.
 */
export function spiralGroovePath({
  width,
  height,
  turns = 15,
}: {
  width: number;
  height: number;
  turns?: number;
}): string {
  const outer: Point[] = [];
  const inner: Point[] = [];
  const count = turns * GUIDES_PER_TURN;
  const first = Math.min(width, height) * 0.26;
  const thickest = Math.min(width, height) * 0.011;
  const spacing = Math.min(width, height) * 0.068;
  const middle = width * 0.66;
  for (let i = 0; i <= count; i++) {
    const share = i / count;
    const angle = (i / GUIDES_PER_TURN) * 2 * Math.PI - 1.3;
    // Turns are evenly spaced on the right and crowd on the left: the centre drifts as the radius grows.
    const left = first + (middle - 1.6 * thickest - first) * (1 - (1 - share) ** 2);
    const right = first + spacing * turns * share;
    const radius = (left + right) / 2;
    const centre = middle + (right - left) / 2;
    const leftward = (1 - Math.cos(angle)) / 2;
    const half = 0.75 + 1.1 * share + thickest * share ** 1.5 * leftward ** 3 * (share > 0.93 ? 1 : 0.34);
    const at = (distance: number): Point => [
      centre + distance * Math.cos(angle),
      height * 0.5 + distance * Math.sin(angle),
    ];
    outer.push(at(radius + half));
    inner.push(at(radius - half));
  }
  return smoothBandPath(outer, inner.reverse());
}
