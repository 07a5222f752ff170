import { fold } from "#/contract/fold.ts";
import { functionWords } from "./function-words.ts";

/** Returns for each word the two-word spellings that some title or text contains; words without any are absent. */
export type SplitWords = (words: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;

/** A word split in two, with the phrase to look up. */
export interface WordSplit {
  word: string;
  text: string;
}

/** Minimum length of a half, because shorter ones are single letters, and maximum length of a word that people type. */
const SHORTEST_HALF = 2;
const LONGEST_WORD = 24;
/** Scripts that separate words by spaces. */
const LETTERS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u;

/**
 * Splits words in two, folded, at every possible place: «lofi» becomes «lo fi». `isWord` returns whether a half is a
 * word.
 */
export function splitsOf(words: readonly string[], isWord: (half: string) => boolean): WordSplit[] {
  return [...new Set(words)].flatMap((word) => {
    const folded = fold(word);
    if (!LETTERS.test(folded) || folded.length > LONGEST_WORD) return [];
    const splits: WordSplit[] = [];
    for (let end = SHORTEST_HALF; end <= folded.length - SHORTEST_HALF; end += 1) {
      const halves = [folded.slice(0, end), folded.slice(end)];
      if (halves.every((half) => !functionWords.has(half) && isWord(half)))
        splits.push({ word, text: halves.join(" ") });
    }
    return splits;
  });
}

/** Groups splits by word. */
export const byWord = (splits: readonly WordSplit[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...Map.groupBy(splits, ({ word }) => word)].map(([word, own]) => [word, own.map(({ text }) => text)]),
  );
