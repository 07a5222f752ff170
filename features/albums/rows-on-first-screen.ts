/** Width from which the sleeve stands beside the album's name (album-hero.tsx), in CSS pixels. */
const BESIDE = 768;
/** Least heights of a row (tokens.css), in CSS pixels. */
const ROW = { narrow: 104, wide: 56, tight: 40 };
/** Least height of what an album's page shows above its rows, without the sleeve, in CSS pixels. */
const ABOVE = { narrow: 250, wide: 130 };

/**
 * Returns how many rows of an album can be on the first screen of its page, or more: they begin below the sleeve, which
 * is as wide as a phone, or a third of a wider screen.
 */
export function rowsOnFirstScreen(
  { innerWidth, innerHeight }: Pick<Window, "innerWidth" | "innerHeight">,
  isTight: boolean,
): number {
  const size = innerWidth < BESIDE ? "narrow" : "wide";
  const sleeve = size === "narrow" ? innerWidth : innerWidth / 3;
  const row = ROW[size === "wide" && isTight ? "tight" : size];
  return Math.max(1, Math.ceil((innerHeight - sleeve - ABOVE[size]) / row));
}
