import { hasMarkRun } from "#/contract/combining-marks.ts";

/** Longer than any text of the contract, except codes in plain ASCII, which need no composing. */
export const LONGEST_TEXT = 20_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern covers all of ASCII
const ASCII = /^[\u0000-\u007f]*$/;

/**
 * Returns a text in NFC (contract §0.8), or the reason to refuse it: length and number of marks are limited before
 * composing starts (security T19).
 */
export function composeText(text: string): { text: string } | { refused: "tooLong" | "marks" } {
  if (ASCII.test(text)) return { text };
  if (text.length > LONGEST_TEXT) return { refused: "tooLong" };
  return hasMarkRun(text) ? { refused: "marks" } : { text: text.normalize("NFC") };
}
