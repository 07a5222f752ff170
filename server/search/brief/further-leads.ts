/**
 * Maximum that a track's further leads to a concept add to its strongest lead. The strongest lead of each other side
 * adds a quarter of itself, every other lead a twelfth. A search for «famine» wants both the mood and the use; one more
 * mood only breaks ties. The sum is divided at last: 3/12 is the quarter, 1/12 the twelfth.
 */
const MOST_ADDED = 60;
const DIVISOR = 12;
const SIDE_FACTOR = 3;
const HINT_FACTOR = 1;

/**
 * Returns the strength of a concept from its strongest lead and the weighted sum of the track's leads: see
 * `FURTHER_LEADS`.
 */
export const withFurtherLeads = (strongest: number, weightedSum: number): number =>
  strongest + Math.min(MOST_ADDED, Math.floor(Math.max(0, weightedSum - strongest * SIDE_FACTOR) / DIVISOR));

/**
 * The weights of the sum for `withFurtherLeads`: the strongest lead of each side counts `side` times, the others once,
 * the closeness of an accompanying tempo `hint` times. A term that contradicts a concept subtracts `against`.
 */
export const FURTHER_LEADS = {
  most: MOST_ADDED,
  share: DIVISOR,
  side: SIDE_FACTOR,
  hint: HINT_FACTOR,
  against: 25,
};

/** The side, an aspect of music, that the terms of each taxonomy describe; a house's own taxonomies share one more. */
const SIDES: Readonly<Record<string, number>> = {
  moods: 0,
  nuances: 0,
  genres: 1,
  subgenres: 1,
  instruments: 2,
  uses: 3,
};
const OTHER_SIDE = 4;
export const sideOf = (taxonomy: string) => SIDES[taxonomy] ?? OTHER_SIDE;
