import { fold } from "#/contract/fold.ts";
import { isOneSlipFrom } from "#/server/search/words/edit-distance-one.ts";
import type { WordFacts } from "#/server/search/words/look-up-words.ts";
import type { Read } from "./concept-figures.ts";
import { readPhrase, readText } from "./concepts.ts";
import type { Lexicon } from "./lexicon.ts";
import { isOrdinary } from "./ordinary-words.ts";
import { isDoubtful, isSlipOf, respell } from "./respell.ts";

/** Adds the catalogue's two-word spellings of a word, in the same places and with the same worths as the word. */
export function withSplits(read: Read, splitWords: readonly string[]): Read {
  const { evidence } = read;
  const [text, own] = [evidence.texts[0], evidence.own.texts[0]];
  return {
    ...read,
    evidence: {
      ...evidence,
      texts: [...evidence.texts, ...splitWords.flatMap((words) => (text ? { ...text, text: words } : []))],
      own: {
        ...evidence.own,
        texts: [
          ...evidence.own.texts,
          ...splitWords.flatMap((words) => (own ? { ...own, text: words } : [])),
        ],
      },
    },
  };
}

const isTerm = ({ phrases }: Lexicon, word: string) =>
  phrases.of(word).some((meaning) => meaning.kind === "term");

/** Returns whether a word is one of music: a term, an instrument, a style. */
const isOfMusic = ({ phrases }: Lexicon, word: string) =>
  phrases
    .of(word)
    .some(
      (meaning) => meaning.kind === "term" || (meaning.kind === "entry" && meaning.entry.topic === "music"),
    );

/**
 * Returns whether a word is long and has no accents. Such a word may be corrected although the catalogue suggests no
 * spelling for it, because it is rarely another word.
 */
const isLongWord = (typed: string) => LONG_WORD.test(typed);
const LONG_WORD = /^[a-z]{7,14}$/;
/**
 * Maximum number of unknown words that are corrected: more are hardly all slips, and each costs hundreds of look-ups in
 * memory.
 */
const FEW = 4;
export const areFew = (unknown: readonly unknown[]) => unknown.length <= FEW;

interface Unknown {
  isQuoted: boolean;
  facts: WordFacts | undefined;
  isOneOfFew: boolean;
  /** Whether it is written as a name amid a sentence. */
  isName: boolean;
}

/** Adds the typed word to the texts of its correction: the catalogue may contain it. */
const alsoAsTyped = (read: Read, typed: string): Read => {
  const { texts } = readText(typed, [], [], false).evidence;
  return { ...read, evidence: { ...read.evidence, texts: [...read.evidence.texts, ...texts] } };
};

/** Reads a word that neither the catalogue nor the thesaurus knows: as its correction, or as text. */
export function readUnknown(
  typed: string,
  { isQuoted, facts, isOneOfFew, isName }: Unknown,
  lexicon: Lexicon,
  lang: "fr" | "en",
): Read {
  const related = facts?.related ?? [];
  const instead = isOrdinary(fold(typed)) ? [] : (facts?.instead ?? []);
  const also = [...new Set(related.flatMap(({ title, titleFr }) => [title, titleFr]))];
  if (isQuoted || (instead.length === 0 && related.length > 0))
    return readText(typed, [], isQuoted ? [] : also, isQuoted);
  // A word that the catalogue contains is spelt correctly.
  const slip = instead.length > 0 || (isOneOfFew && isLongWord(typed)) ? respell(fold(typed), lexicon) : null;
  if (slip && (isOfMusic(lexicon, slip) || !isDoubtful(fold(typed), slip, isName))) {
    const read = readPhrase(lexicon.phrases.of(slip), slip, lang, lexicon);
    if (read && instead.length === 0)
      return alsoAsTyped({ ...read, reason: "spelling", instead: [slip] }, typed);
    if (read) return { ...read, reason: "spelling", instead: [slip] };
  }
  // A name is no slip for another word: “Carey” is not “care”.
  const near = isName ? [] : instead.filter((word) => isSlipOf(fold(typed), word));
  const term = near.find((word) => isTerm(lexicon, word) && isOneSlipFrom(fold(typed), word));
  const read = term && readPhrase(lexicon.phrases.of(term), term, lang, lexicon);
  return read ? { ...read, reason: "spelling", instead: [term] } : readText(typed, near, also, false);
}
