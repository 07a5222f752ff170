/** Strokes of the map by number of tracks, CSS pixels (looks §5, Map): none, then three steps. */
const STROKES = [0.8, 1.7, 2.7, 3.7] as const;

/** Returns the thickness of the furrow of a place with `count` tracks when the richest has `most`, CSS pixels. */
export function furrowWidth(count: number, most: number): number {
  if (count <= 0 || most <= 0) return STROKES[0];
  const share = count / most;
  return share > 2 / 3 ? STROKES[3] : share > 1 / 3 ? STROKES[2] : STROKES[1];
}
