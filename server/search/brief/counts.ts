import { isNumberWord } from "./numbers.ts";
import { isLinkWord } from "./phrases.ts";
import type { Scan } from "./scanned.ts";
import { COUNTS, FILLERS, FILLERS_AMONG_OTHERS } from "./vocabulary.ts";
import type { Word } from "./words.ts";

/** Largest bare number that can be the number of wanted titles. */
const MOST_COUNTED = 30;

/** Returns whether a word is a number of wanted titles. */
const isCount = ({ text }: Word) => COUNTS.has(text) || (/^\d+$/.test(text) && Number(text) <= MOST_COUNTED);

/**
 * Returns whether the word at `at` can be a count: only fillers, link words and counts precede it, and something
 * follows.
 */
export const isLeading = (words: readonly Word[], at: number) =>
  at < words.length - 1 &&
  words.slice(0, at).every(({ text }) => FILLERS.has(text) || isLinkWord(text) || COUNTS.has(text));

/** Returns whether a word outside phrases is dropped: fillers and counts, but not number words with `keepsNumbers`. */
export const isFillerOrCount = (
  word: Word,
  { isCounting, isAlone, keepsNumbers }: { isCounting: boolean } & Pick<Scan, "isAlone" | "keepsNumbers">,
) =>
  !(keepsNumbers && isNumberWord(word.text)) &&
  (FILLERS.has(word.text) ||
    (!isAlone && FILLERS_AMONG_OTHERS.has(word.text)) ||
    (isCounting && isCount(word)));
