/** Listenings at which a track is half way up its place. */
const HALF_WAY = 20;
/** How much of the worth of a word depends on where it stands and on popularity: less than between two worths. */
export const FINE = 0.04;
export const PLACES_TOLD = 5;

/** What a track is worth that holds a word of this weight at this place (0 title … 4 description). */
export function synonymScore(weight: number, place: number, popularity: number): number {
  return (
    weight *
    (1 - FINE + (FINE * (PLACES_TOLD - 1 - place + popularity / (popularity + HALF_WAY))) / PLACES_TOLD)
  );
}
