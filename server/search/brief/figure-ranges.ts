import { numberOf } from "./numbers.ts";
import type { Range } from "./thesaurus.ts";

/** Tolerance of a tempo on either side, as a share of it: “100 bpm” is 96 to 104, «vers 100» 94 to 106. */
export const EXACT = 0.04;
export const ABOUT = 0.06;
/** The same for lengths: «60 s» is 55 to 65, «environ une minute» 51 to 69, because editors cut only a little. */
export const EXACT_LENGTH = 0.08;
export const ABOUT_LENGTH = 0.15;

/** The named groups of a match. */
export type Groups = Record<string, string | undefined>;

/** Returns the range of one figure or of two; `reach` is the tolerance of an exact and of an approximate one. */
export function rangeOf(
  { under, bareUnder, over, bareOver, near, about, some, give, giveBehind, giveNear }: Groups,
  [first, second]: readonly [number, number],
  reach: [number, number],
): Range {
  if (Number.isFinite(second)) return { from: Math.min(first, second), to: Math.max(first, second) };
  if (under || bareUnder) return { from: null, to: first };
  if (over || bareOver) return { from: first, to: null };
  const given = numberOf(give ?? giveBehind ?? giveNear);
  if (given > 0) return { from: first - given, to: first + given };
  const share = near || about || some ? reach[1] : reach[0];
  return { from: Math.round(first * (1 - share)), to: Math.round(first * (1 + share)), about: first };
}

/** Returns a length in seconds. */
export function secondsOf({
  minutes,
  minuteWord,
  rest,
  restWord,
  half,
  halfMore,
  primes,
  clockMinutes,
  clock,
  seconds,
  secondWord,
  some,
  ofMinutes,
}: Groups): number {
  if (some !== undefined) return numberOf(some) * (ofMinutes ? 60 : 1);
  const whole = minutes ?? minuteWord;
  if (whole !== undefined)
    return numberOf(whole) * 60 + (half || halfMore ? 30 : numberOf(rest ?? restWord ?? "0"));
  if (primes !== undefined) return Number(primes) * 60;
  if (clockMinutes !== undefined) return Number(clockMinutes) * 60 + Number(clock);
  return numberOf(seconds ?? secondWord);
}

/** Returns the upper end of a range of lengths in seconds; NaN if there is none. */
export function untilOf({
  untilMinutes,
  untilMinuteWord,
  untilSecondWord,
  halfMore,
  untilClockMinutes,
  untilClock,
  until,
}: Groups): number {
  if (untilMinuteWord) return numberOf(untilMinuteWord) * 60 + (halfMore ? 30 : 0);
  if (untilSecondWord) return numberOf(untilSecondWord);
  if (untilMinutes) return numberOf(untilMinutes) * 60;
  return untilClockMinutes ? Number(untilClockMinutes) * 60 + Number(untilClock) : numberOf(until);
}
