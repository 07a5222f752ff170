import { FRAME_RATES, type FrameRateName } from "#/contract/frame-rates.ts";
import { type FrameRate, nameOfRate, RATES } from "./timecode.ts";

/** Rate to assume for an edit that does not state its own: the sheet's, or the person's choice (`isChosen`). */
export type Assumed = { rate: FrameRate; isChosen: boolean };

/** Rates, the most common first. */
const BY_FREQUENCY: readonly FrameRateName[] = [
  ...(["25", "29.97", "23.976", "29.97 DF", "24"] as const),
  ...(["50", "59.94", "59.94 DF", "30", "60"] as const),
];
/** Natural logarithm of how much likelier a rate is than the next most common one. */
const FREQUENCY_BONUS = Math.log(1.5);
/** Natural logarithm of how much likelier the sheet's rate is than others. */
const SHEET_BONUS = Math.log(100);

/** Returns the possible rates of a list whose highest frame number is `highest`; `isDrop` is null if unknown. */
export const ratesWith = (highest: number, isDrop: boolean | null): FrameRateName[] =>
  FRAME_RATES.filter(
    (name) => RATES[name].base > highest && (isDrop === null || RATES[name].drop === isDrop),
  );

/**
 * Returns the likeliest of `rates` (never empty) for a list with `count` times that do not fall on a full second. Frame
 * numbers are spread evenly over a second, so each such time makes higher rates less likely: a list of 200 times without
 * a frame 24 is rarely at 25.
 */
export function likeliest(rates: readonly FrameRateName[], count: number, assumed: Assumed): FrameRate {
  const assumedName = nameOfRate(assumed.rate);
  if (assumed.isChosen && rates.includes(assumedName)) return assumed.rate;
  const likelihood = (name: FrameRateName) =>
    (name === assumedName ? SHEET_BONUS : 0) -
    FREQUENCY_BONUS * BY_FREQUENCY.indexOf(name) -
    count * Math.log(RATES[name].base);
  const best = rates.reduce((one, other) => (likelihood(other) > likelihood(one) ? other : one));
  return RATES[best];
}
