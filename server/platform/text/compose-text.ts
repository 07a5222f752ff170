import { hasMarkRun } from "#/contract/combining-marks.ts";

/** Longer than any text of the contract: only codes in plain ASCII are, and they need no composing. */
export const LONGEST_TEXT = 20_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;

/**
 * A text of anyone's in NFC (contract §0.8), or why it is not looked at: composing is bounded by length and marks before
 * it begins (security T19).
 */
export function composeText(text: string): { text: string } | { refused: "tooLong" | "marks" } {
  if (ASCII.test(text)) return { text };
  if (text.length > LONGEST_TEXT) return { refused: "tooLong" };
  return hasMarkRun(text) ? { refused: "marks" } : { text: text.normalize("NFC") };
}
