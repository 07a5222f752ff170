import { joinRanges, type Range } from "./ranges.ts";

/** A point of a level's curve: its moment in its clip, and whether nothing is heard there. */
export type Level = { at: number; isSilent: boolean };

/** The whole of any clip. */
export const ALWAYS: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
/** Where the faders of editors end: Final Cut writes −∞ so. */
const SILENCE_DECIBELS = -96;
const SILENCE_GAIN = 10 ** (SILENCE_DECIBELS / 20);
const INFINITE = /-\s*(inf|∞)/i;
/** With the sign of a keyboard: spreadsheets and people write the minus of print. */
const plain = (text: string) => text.replace("−", "-");

/** Whether a level in decibels (`-96dB`, `-inf`) lets nothing be heard. */
export const isSilentDecibels = (text: string) =>
  INFINITE.test(plain(text)) || Number.parseFloat(plain(text)) <= SILENCE_DECIBELS;

/** The same of a gain, as xmeml writes levels: 1 is unchanged. Some programs write decibels there. */
export function isSilentGain(text: string): boolean {
  const gain = Number.parseFloat(plain(text));
  return INFINITE.test(plain(text)) || (gain >= 0 ? gain <= SILENCE_GAIN : gain <= SILENCE_DECIBELS);
}

/**
 * The stretches in which a curve lets something be heard: up to each point that is not silent, and from it. Before its
 * first point and behind its last one a curve stays as it is there; without points all is heard.
 */
export function loudIn(levels: readonly Level[]): Range[] {
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
