import { editDistanceOne, isOneSlipFrom } from "#/server/search/words/edit-distance-one.ts";
import type { Lexicon } from "./lexicon.ts";

/** Shorter words are too many slips of one another. */
const SHORTEST = 5;
/** Letters at the end that a slip leaves as they are: there forms of words differ, «éleveur» from «élever». */
const SAME_END = 2;
/** Two words that begin with so many letters alike, and for so much of the longer one, are likely one. */
const SAME_LETTERS = 7;
const SAME_BEGINNING = 0.7;

/** A known word of the lexicon one slip from an unknown one; null when there is none or the word is short. */
export function respell(word: string, { phrases }: Lexicon): string | null {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return null;
  const end = word.slice(-SAME_END);
  return editDistanceOne(word).find((other) => other.endsWith(end) && phrases.of(other).length > 0) ?? null;
}

/** Whether a word that the catalogue offers is likely what was typed: what merely looks alike is another word. */
export function isSlipOf(typed: string, offered: string): boolean {
  if (offered.startsWith(typed)) return true;
  let alike = 0;
  while (alike < typed.length && typed[alike] === offered[alike]) alike += 1;
  if (alike >= SAME_LETTERS && alike >= SAME_BEGINNING * Math.max(typed.length, offered.length)) return true;
  return typed.length >= SHORTEST && isOneSlipFrom(typed, offered);
}
