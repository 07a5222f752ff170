import { fold } from "#/contract/fold.ts";
import { functionWords } from "./function-words.ts";

/** For words, each as the two that some title or text holds side by side; absent where none does. */
export type PartedWords = (words: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;

/** A parting of a word, as the phrase that it is looked for as. */
export interface Parting {
  word: string;
  text: string;
}

/** Shorter halves are letters, longer words are sentences of nobody. */
const SHORTEST_HALF = 2;
const LONGEST_WORD = 24;
/** Of scripts that part their words. */
const LETTERS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u;

/** Words in two, folded, at every place where they could be parted: «lofi» is «lo fi». `isHeld` says of a half whether it is a word. */
export function partingsOf(words: readonly string[], isHeld: (half: string) => boolean): Parting[] {
  return [...new Set(words)].flatMap((word) => {
    const folded = fold(word);
    if (!LETTERS.test(folded) || folded.length > LONGEST_WORD) return [];
    const partings: Parting[] = [];
    for (let end = SHORTEST_HALF; end <= folded.length - SHORTEST_HALF; end += 1) {
      const halves = [folded.slice(0, end), folded.slice(end)];
      if (halves.every((half) => !functionWords.has(half) && isHeld(half)))
        partings.push({ word, text: halves.join(" ") });
    }
    return partings;
  });
}

/** Partings by their words. */
export const byWord = (partings: readonly Parting[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...Map.groupBy(partings, ({ word }) => word)].map(([word, own]) => [word, own.map(({ text }) => text)]),
  );
