import { isNumberWord } from "./numbers.ts";
import { isJoint } from "./phrases.ts";
import { COUNTS, FILLERS } from "./vocabulary.ts";
import type { Word } from "./words.ts";

/** Numbers up to here, alone, say how many titles are wanted. */
const MOST_COUNTED = 30;

/** Whether a word says how many titles are wanted. */
const isCount = ({ text }: Word) => COUNTS.has(text) || (/^\d+$/.test(text) && Number(text) <= MOST_COUNTED);

/** Counts stand before what they count: a number at the end belongs to a title. */
export const isLeading = (words: readonly Word[], at: number) =>
  at < words.length - 1 &&
  words.slice(0, at).every(({ text }) => FILLERS.has(text) || isJoint(text) || COUNTS.has(text));

/** Whether a word of no phrase is dropped: one that fills, or counts titles, unless numbers in words are kept. */
export const saysNothing = (word: Word, isCounting: boolean, keepsNumbers: boolean) =>
  !(keepsNumbers && isNumberWord(word.text)) && (FILLERS.has(word.text) || (isCounting && isCount(word)));
