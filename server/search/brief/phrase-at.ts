import { decadeAt } from "./decades.ts";
import type { Figure } from "./figures.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import { accented } from "./meanings.ts";
import { BARRIER, isNegated, type Negation, qualityOf } from "./negations.ts";
import { isJoint, type Phrase } from "./phrases.ts";
import { FILLERS, NEGATORS } from "./vocabulary.ts";
import type { Word } from "./words.ts";

interface Surroundings {
  text: string;
  lexicon: Lexicon;
  figures: readonly Figure[];
  /** The negation under way. */
  negation: Negation | null;
}

/** Returns the words from `at` on that a phrase may take: it crosses neither punctuation nor a figure. */
function reachable(words: readonly Word[], at: number, { text, figures }: Surroundings): readonly Word[] {
  let end = at + 1;
  while (end < words.length) {
    const [before, after] = [words[end - 1] as Word, words[end] as Word];
    if (BARRIER.test(text.slice(before.end, after.start))) break;
    if (figures.some((figure) => after.start >= figure.start && after.start < figure.end)) break;
    end += 1;
  }
  return words.slice(at, end);
}

/** Returns the longest known phrase that begins at a word; null where none does, or where it says nothing. */
export function phraseAt(words: readonly Word[], at: number, around: Surroundings): Phrase<Meaning> | null {
  const { text, lexicon, negation } = around;
  const word = words[at] as Word;
  if (isJoint(word.text)) return null;
  const near = reachable(words, at, around);
  const decade = decadeAt(near, text);
  const said = decade ? [decade.name] : near.map((one) => one.text);
  const found = lexicon.phrases.longest(said);
  if (found && decade) return { ...found, length: decade.length };
  const phrase = found?.length === 1 ? accented(found, text.slice(word.start, word.end)) : found;
  if (!phrase) return null;
  const isNegator = NEGATORS.has(word.text);
  if (phrase.length === 1 && (isNegator || (phrase.literal === 0 && FILLERS.has(word.text)))) return null;
  if (isNegator && isNegated(phrase)) return null;
  const isOfQuality = negation?.isOfQuality && !negation.isSpent;
  return (isOfQuality && qualityOf(phrase, said, lexicon)) || phrase;
}
