import { editDistanceOne, isOneSlipFrom } from "#/server/search/words/edit-distance-one.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import { isOrdinary } from "./ordinary-words.ts";

/** Minimum length of a word that is corrected; shorter words have too many similar ones. */
const SHORTEST = 5;
/** Minimum length of a typed beginning; shorter ones are words or names of their own: “Tom” does not mean «tombe». */
const SHORTEST_BEGINNING = 4;
/** Number of final letters that a correction keeps: endings distinguish forms, «éleveur» from «élever». */
const SAME_END = 2;
/** Two words that share this many initial letters, and this share of the longer word, are likely the same. */
const SAME_LETTERS = 7;
const SAME_BEGINNING = 0.7;

/**
 * Returns a word of the lexicon that sounds like an unknown one, «vibrafone», or is one slip away from it; null if
 * there is none or the word is short.
 */
export function respell(word: string, { phrases }: Lexicon): string | null {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word) || isOrdinary(word)) return null;
  const alike = [word.replaceAll("f", "ph"), word.replaceAll("ph", "f")].filter((other) => other !== word);
  const end = word.slice(-SAME_END);
  const slips = editDistanceOne(word).filter((other) => other.endsWith(end) || isSwapped(word, other));
  return (
    [...alike, ...slips].find((other) => {
      const meanings = phrases.of(other);
      return meanings.length > 0 && (!hasOtherInitial(word, other) || meanings.some(isOfMusic));
    }) ?? null
  );
}

const isOfMusic = (meaning: Meaning) =>
  meaning.kind === "term" || (meaning.kind === "entry" && meaning.entry.topic === "music");

/** Returns whether two words only differ in their initials, in which people rarely err: «presque», «fresque». */
const hasOtherInitial = (word: string, other: string) => word !== other && word.slice(1) === other.slice(1);

/**
 * Returns whether only a word of music may correct another one, because the typed word may be a word or a name of its own: a
 * short one with another letter, “dress” and “press”, or a name amid a sentence, «la série Broen» and “broken”.
 */
export const isDoubtful = (typed: string, corrected: string, isName: boolean): boolean =>
  isName || (typed.length <= SHORTEST && typed.length === corrected.length && !isSwapped(typed, corrected));

/** Returns whether two words have the same letters in another order: «underscoer». */
const isSwapped = (word: string, other: string) =>
  word.length === other.length && [...word].sort().join("") === [...other].sort().join("");

/** Returns whether a word that the catalogue offers is likely the intended one, and not just a similar word. */
export function isSlipOf(typed: string, offered: string): boolean {
  if (typed.length >= SHORTEST_BEGINNING && offered.startsWith(typed)) return true;
  let alike = 0;
  while (alike < typed.length && typed[alike] === offered[alike]) alike += 1;
  if (alike >= SAME_LETTERS && alike >= SAME_BEGINNING * Math.max(typed.length, offered.length)) return true;
  return typed.length >= SHORTEST && isOneSlipFrom(typed, offered);
}
