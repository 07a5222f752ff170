import { isComparedAt } from "./comparisons.ts";
import type { Meaning } from "./lexicon.ts";
import { BARRIER, isKindOfMusic, isQuality, isTempo, leadsToInstrument } from "./negations.ts";
import { type PhraseContext, phraseAt } from "./phrase-at.ts";
import { isLinkWord } from "./phrases.ts";
import type { Scan } from "./scanned.ts";
import { CONJUNCTIONS, FILLERS, FILLERS_AMONG_OTHERS, NEGATION_ENDS, NEGATORS } from "./vocabulary.ts";
import type { Word } from "./words.ts";

type Context = PhraseContext & Pick<Scan, "isAlone">;

const TOO = /^(?:too|trop)$/;
/** Words behind “too” with which it is about an amount: “too many pianos”, «trop de violons». */
const OF_AMOUNT = /^(?:many|much|de|d)$/;
/** Adjectives that French people praise with «trop»: «trop cool». */
const PRAISING =
  /^(?:cool|bien|bon(?:ne)?s?|style(?:e|s|es)?|mignon(?:ne)?s?|chouettes?|classe|top|beau|beaux|belles?)$/;

const BRACKET = /\(\s*$/;

/** Returns whether a word that nothing explains may be what there is too much of: «trop molle». */
const isPlain = (word: Word | undefined) =>
  word !== undefined &&
  /^[a-z]{3,}$/.test(word.text) &&
  !isLinkWord(word.text) &&
  ![FILLERS, FILLERS_AMONG_OTHERS, CONJUNCTIONS, NEGATORS, NEGATION_ENDS].some((known) =>
    known.has(word.text),
  );

const isParted = (text: string, one: Word | undefined, other: Word | undefined) =>
  !one || !other || BARRIER.test(text.slice(one.end, other.start));

/** Returns whether a phrase can be too much: a mood, a tempo, a style or a use, but no instrument. */
const isDegreed = (meanings: readonly Meaning[], { terms }: PhraseContext["lexicon"]) =>
  meanings.some(isTempo) ||
  isQuality(meanings, terms) ||
  isKindOfMusic(meanings, terms) ||
  (meanings.length > 0 && !leadsToInstrument(meanings, terms));

/**
 * Returns how many words from `at` on say that there is too much of what follows, “too”, “too many”, «trop de»; 0 if
 * they do not, or behind a negation. Such a complaint is about other music, and asks for nothing: “too dark”. In “choir
 * too” nothing follows.
 */
function excessAt(words: readonly Word[], at: number, around: Context): number {
  const { text, lexicon, negation, isAlone } = around;
  const [word, next] = [words[at] as Word, words[at + 1]];
  // A bracket behind what is refused, or a complaint, holds one more: “no piano (too sad)”.
  const isFree =
    negation === null || negation.isExcess || (negation.isSpent && BRACKET.test(text.slice(0, word.start)));
  if (!isFree || isAlone || !TOO.test(word.text) || !next || isParted(text, word, next)) return 0;
  if (word.text === "trop" && PRAISING.test(next.text)) return 0;
  const isOfAmount = OF_AMOUNT.test(next.text) && !isParted(text, next, words[at + 2]);
  const length = isOfAmount ? 2 : 1;
  const phrase = phraseAt(words, at + length, around);
  if (!phrase) return isPlain(words[at + length]) && !isOfAmount ? length : 0;
  return isOfAmount || isDegreed(phrase.meanings, lexicon) ? length : 0;
}

/**
 * Returns how many words from `at` on set aside what follows them: the “than” of a comparison, or “too”; null if they do
 * not.
 */
export function asideAt(words: readonly Word[], at: number, around: Context) {
  const excess = excessAt(words, at, around);
  if (excess > 0) return { length: excess, isAside: true, isExcess: true };
  return isComparedAt(around.text, words, at) ? { length: 1, isAside: true } : null;
}
