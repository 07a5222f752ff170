/** A box on the screen, CSS pixels. */
export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Position of a window: its left and lower edges, in CSS pixels from those of its area. */
export interface Place {
  left: number;
  bottom: number;
}

/** CSS pixels between a window in a corner and the edges. */
const GAP = 16;

/** Returns the positions of a window of this size in the corners of an area, in their order around it. */
export function cornersOf(area: Box, width: number, height: number): Place[] {
  const right = Math.max(GAP, area.right - area.left - width - GAP);
  const top = Math.max(GAP, area.bottom - area.top - height - GAP);
  return [
    { left: GAP, bottom: GAP },
    { left: right, bottom: GAP },
    { left: right, bottom: top },
    { left: GAP, bottom: top },
  ];
}

/**
 * Returns the corner where a window covers the fewest of `taken`, the first one if there are several; never over
 * `apart`, if another corner is possible.
 */
export function freeCorner(
  area: Box,
  { width, height }: { width: number; height: number },
  taken: readonly Box[],
  apart?: Box,
): Place {
  const corners = cornersOf(area, width, height);
  const covered = corners.map((place) => {
    const box = boxAt(place, area, width, height);
    const over = taken.filter((one) => overlaps(box, one)).length;
    return over + (apart && overlaps(box, apart) ? taken.length + 1 : 0);
  });
  return corners[covered.indexOf(Math.min(...covered))] ?? { left: GAP, bottom: GAP };
}

/** Returns the corner after the one nearest to `place`. */
export function nextCorner(
  place: Place,
  area: Box,
  { width, height }: { width: number; height: number },
): Place {
  const corners = cornersOf(area, width, height);
  const away = corners.map(({ left, bottom }) => Math.hypot(left - place.left, bottom - place.bottom));
  return corners[(away.indexOf(Math.min(...away)) + 1) % corners.length] ?? place;
}

/** Returns whether two boxes share more than an edge. */
export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function boxAt({ left, bottom }: Place, area: Box, width: number, height: number): Box {
  const foot = area.bottom - bottom;
  return { left: area.left + left, right: area.left + left + width, top: foot - height, bottom: foot };
}
