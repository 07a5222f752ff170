import { FRAME_RATES, type FrameRateName } from "#/contract/cue-sheet.ts";
import { type FrameRate, nameOfRate, RATES } from "./timecode.ts";

/** Rate to count an edit with that does not contain one: the sheet's, or the person's choice (`isChosen`). */
export type Assumed = { rate: FrameRate; isChosen: boolean };

/** The most common first. */
const BY_USE: readonly FrameRateName[] = [
  ...(["25", "29.97", "23.976", "29.97 DF", "24"] as const),
  ...(["50", "59.94", "59.94 DF", "30", "60"] as const),
];
/** How much likelier a rate is than the next common one, and the sheet's than all others; natural logarithms. */
const NEXT = Math.log(1.5);
const SHEET = Math.log(100);

/** Returns the possible rates of a list whose highest frame number is `highest`; `isDrop` is null if unknown. */
export const ratesWith = (highest: number, isDrop: boolean | null): FrameRateName[] =>
  FRAME_RATES.filter(
    (name) => RATES[name].base > highest && (isDrop === null || RATES[name].drop === isDrop),
  );

/**
 * Returns the likeliest of `rates` (never empty) for a list in which `count` times have a frame: frames are spread
 * evenly, so each time makes a higher rate less likely (a list of 200 times without a frame 24 is rarely at 25).
 */
export function likeliest(rates: readonly FrameRateName[], count: number, assumed: Assumed): FrameRate {
  const own = nameOfRate(assumed.rate);
  if (assumed.isChosen && rates.includes(own)) return assumed.rate;
  const likelihood = (name: FrameRateName) =>
    (name === own ? SHEET : 0) - NEXT * BY_USE.indexOf(name) - count * Math.log(RATES[name].base);
  const best = rates.reduce((one, other) => (likelihood(other) > likelihood(one) ? other : one));
  return RATES[best];
}
