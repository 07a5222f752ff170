import { joinRanges, type Range } from "./ranges.ts";

/** A point of a level curve: its moment in the clip, and whether the level is silent there. */
export type Level = { at: number; isSilent: boolean };

/** Range that includes the whole of any clip. */
export const ALWAYS: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
/** Lowest position of the faders of editing programs: Final Cut writes −∞ as this value. */
const SILENCE_DECIBELS = -96;
const SILENCE_GAIN = 10 ** (SILENCE_DECIBELS / 20);
const INFINITE = /-\s*(inf|∞)/i;
/** Replaces the typographic minus sign, which spreadsheets and people write, with a hyphen. */
const withHyphen = (text: string) => text.replace("−", "-");

/** Whether a level in decibels (`-96dB`, `-inf`) is silent. */
export const isSilentDecibels = (text: string) =>
  INFINITE.test(withHyphen(text)) || Number.parseFloat(withHyphen(text)) <= SILENCE_DECIBELS;

/** Whether a gain is silent, as xmeml writes levels: 1 is unchanged. Some programs write decibels there. */
export function isSilentGain(text: string): boolean {
  const gain = Number.parseFloat(withHyphen(text));
  return INFINITE.test(withHyphen(text)) || (gain >= 0 ? gain <= SILENCE_GAIN : gain <= SILENCE_DECIBELS);
}

/**
 * Returns the audible ranges of a level curve: those between two points of which at least one is not silent. Before the
 * first point and after the last one the level stays the same; without points everything is audible.
 */
export function audibleIn(levels: readonly Level[]): Range[] {
  const curve = [...levels].sort((a, b) => a.at - b.at);
  const [first] = curve;
  const last = curve.at(-1);
  if (!first || !last) return [ALWAYS];
  const points = [{ ...first, at: ALWAYS[0] }, ...curve, { ...last, at: ALWAYS[1] }];
  const parts = points.flatMap((point, index) => {
    const next = points[index + 1];
    return !next || (point.isSilent && next.isSilent) ? [] : [[point.at, next.at] as const];
  });
  return joinRanges(parts);
}
