import { oneSlipFrom } from "../one-slip.ts";
import type { Lexicon } from "./lexicon.ts";

/** Shorter words are too many slips of one another. */
const SHORTEST = 5;

/** A known word of the lexicon one slip from an unknown one; null when there is none or the word is short. */
export function respell(word: string, { phrases }: Lexicon): string | null {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return null;
  return oneSlipFrom(word).find((other) => phrases.of(other).length > 0) ?? null;
}
