import type { Range } from "./ranges.ts";

/** A point of a level's curve: its moment in its clip, and whether nothing is heard there. */
export type Level = { at: number; isSilent: boolean };

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

/** Whether a curve lets nothing be heard in a stretch: where it rises or falls there, something is. */
export function isSilentOver(levels: readonly Level[], [from, to]: Range): boolean {
  const curve = [...levels].sort((a, b) => a.at - b.at);
  const first = curve.findLastIndex(({ at }) => at <= from);
  const last = curve.findIndex(({ at }) => at >= to);
  const within = curve.slice(Math.max(0, first), last === -1 ? undefined : last + 1);
  return within.length > 0 && within.every(({ isSilent }) => isSilent);
}
