/** Radii of the two rings of the circle of fifths and of the text on them (looks §5, Circle of fifths). */
export const RING_RADII = {
  major: { inner: 100, outer: 149, text: 125 },
  minor: { inner: 44, outer: 98, text: 73 },
} as const;

/** Number of steps in the circle. */
const STEPS = 12;
const STEP = (2 * Math.PI) / STEPS;

/** Returns a point on the circle, step 0 at the top, clockwise; one decimal, so that every engine prints the same. */
export function ringPoint(radius: number, steps: number): [number, number] {
  const angle = steps * STEP - Math.PI / 2;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

/** Returns the path of a ring's segment around a step, `width` steps wide, with the middle of the ring at 0 0. */
export function ringSegment(
  { inner, outer }: { inner: number; outer: number },
  step: number,
  width = 1,
): string {
  const point = (radius: number, side: number) => ringPoint(radius, step + (side * width) / 2).join(" ");
  return (
    `M${point(outer, -1)}A${outer} ${outer} 0 0 1 ${point(outer, 1)}` +
    `L${point(inner, 1)}A${inner} ${inner} 0 0 0 ${point(inner, -1)}Z`
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
