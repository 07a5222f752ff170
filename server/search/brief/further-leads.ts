/**
 * How much a track's further leads to a concept add to its strongest lead: a quarter of the strongest lead of each
 * other side, a twelfth of all others. A search for «famine» wants both the mood and the use; one more mood only breaks
 * ties.
 */
const MOST_ADDED = 60;
const FURTHER_SHARE = 12;
const SIDE_SHARE = 3;
const HINT_SHARE = 1;

/**
 * Returns the strength of a concept from its strongest lead and the weighted sum of the track's leads: see
 * `FURTHER_LEADS`.
 */
export const withFurtherLeads = (strongest: number, carried: number): number =>
  strongest + Math.min(MOST_ADDED, Math.floor(Math.max(0, carried - strongest * SIDE_SHARE) / FURTHER_SHARE));

/**
 * The weights of the sum for `withFurtherLeads`: the strongest lead of each side counts `side` times, the others once,
 * the closeness of an accompanying tempo `hint` times. A term that contradicts a concept subtracts `against`.
 */
export const FURTHER_LEADS = {
  most: MOST_ADDED,
  share: FURTHER_SHARE,
  side: SIDE_SHARE,
  hint: HINT_SHARE,
  against: 25,
};

/** The aspects of music that terms describe, by taxonomy; a house's own taxonomies are one more. */
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
