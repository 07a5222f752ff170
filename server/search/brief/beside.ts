/**
 * What carrying further leads of a concept adds, beside the strongest: a quarter of the strongest of each other side, a
 * twelfth of all others. A person who asks for a «famine» wants the mood and the use; one more mood only breaks ties.
 */
const MOST_BESIDE = 60;
const BESIDE_SHARE = 12;
const SIDE_SHARE = 3;
const HINT_SHARE = 1;

/** The strength of a concept from its strongest lead and what of its leads a track carries: see `BESIDE`. */
export const withBeside = (strongest: number, carried: number): number =>
  strongest + Math.min(MOST_BESIDE, Math.floor(Math.max(0, carried - strongest * SIDE_SHARE) / BESIDE_SHARE));

/**
 * How what a track carries is added up for `withBeside`: the strongest lead of each side `side` times, the others and
 * `hint` times the closeness of a tempo that goes with them; and what one term that speaks against a concept takes away.
 */
export const BESIDE = {
  most: MOST_BESIDE,
  share: BESIDE_SHARE,
  side: SIDE_SHARE,
  hint: HINT_SHARE,
  against: 25,
};

/** The sides from which a term tells of music, by taxonomy; what a house adds is one more. */
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
