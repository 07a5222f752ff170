import { FRAME_RATES, type FrameRateName } from "#/contract/cue-sheet.ts";
import { type FrameRate, nameOfRate, RATES } from "./timecode.ts";

/** By what an edit is counted that does not tell its rate: the sheet's, or what the person has `isChosen`. */
export type Assumed = { rate: FrameRate; isChosen: boolean };

/** Commonest first. */
const BY_USE: readonly FrameRateName[] = [
  ...(["25", "29.97", "23.976", "29.97 DF", "24"] as const),
  ...(["50", "59.94", "59.94 DF", "30", "60"] as const),
];
/** How much likelier a rate is than the next in use, and than all others when it is the sheet's; natural logarithms. */
const NEXT = Math.log(1.5);
const SHEET = Math.log(100);

/** Rates that a list leaves possible whose frames go up to `highest`; `isDrop` is null where it does not say. */
export const ratesWith = (highest: number, isDrop: boolean | null): FrameRateName[] =>
  FRAME_RATES.filter(
    (name) => RATES[name].base > highest && (isDrop === null || RATES[name].drop === isDrop),
  );

/**
 * The likeliest of `rates` (never empty) for a list in which `count` times have a frame: frames are spread evenly,
 * so that each makes a rate of more frames unlikelier (a list of 200 times without a frame 24 is seldom at 25).
 */
export function likeliest(rates: readonly FrameRateName[], count: number, assumed: Assumed): FrameRate {
  const own = nameOfRate(assumed.rate);
  if (assumed.isChosen && rates.includes(own)) return assumed.rate;
  const likelihood = (name: FrameRateName) =>
    (name === own ? SHEET : 0) - NEXT * BY_USE.indexOf(name) - count * Math.log(RATES[name].base);
  const best = rates.reduce((one, other) => (likelihood(other) > likelihood(one) ? other : one));
  return RATES[best];
}
