import { isComparedAt } from "./comparisons.ts";
import type { Meaning } from "./lexicon.ts";
import { BARRIER, isKindOfMusic, isQuality, isTempo, isThing, leadsToInstrument } from "./negations.ts";
import { type PhraseContext, phraseAt } from "./phrase-at.ts";
import { isLinkWord } from "./phrases.ts";
import type { Scan } from "./scanned.ts";
import {
  COMPARING,
  CONJUNCTIONS,
  FILLERS,
  FILLERS_AMONG_OTHERS,
  NEGATION_ENDS,
  NEGATORS,
} from "./vocabulary.ts";
import { eachWord, type Word } from "./words.ts";

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
  (meanings.length > 0 && !isThing(meanings, terms));

const ITEM = "[\\p{L}'\\u2019-]{2,20}(?: [\\p{L}'\\u2019-]{2,20})?";
const AGAIN = "(?:(?:too|trop) )?";
/** A list of what there is too much of, up to the end of the sentence: “too loud, busy and modern.” */
const LIST = new RegExp(
  `^ ?(?<items>${ITEM}(?:, ${AGAIN}${ITEM}){0,4},? (?:and|or|et|ou|ni) ${AGAIN}${ITEM}?)(?=\\s*(?:$|[.;:!?)\\n]|(?:dans|in|for|pour|sur|jusqu)(?!\\p{L})|,? (?:plut[o\u00f4]t|il (?:nous )?faut|on (?:veut|voudrait|cherche)|nous (?:voulons|cherchons)|je (?:veux|cherche)|we(?:['\u2019]d)?|i(?:['\u2019]d)?|instead|rather|but|mais)(?!\\p{L})))`,
  "iu",
);
const BETWEEN = /,? (?:and|or|et|ou|ni) |, /iu;
const BEFORE_ITEM = /^(?:(?:too|trop) )?(?:(?:much|many) )?(?:de (?:la |l['\u2019])?|d['\u2019]|des |du )?/iu;
/** What goes on behind «trop de»: «de violons»; «du piano» and «de la harpe» are wishes. */
const OF = /^(?:trop )?(?:de (?!la |l['\u2019])|d['\u2019])/iu;
/** Endings of English comparatives, “faster”, “happier”, with what stands for them in the plain word. */
const COMPARATIVE = [
  [/ier$/, "y"],
  [/er$/, ""],
  [/r$/, ""],
] as const;

/**
 * Returns where a list of what there is too much of ends: «trop lisse, molle et lente», «trop de piano, de violons et de
 * nappes»; undefined for none. In “too sad, harp and strings” things follow a mood: they are wishes.
 */
function listEnd(
  text: string,
  start: number,
  { text: last, end: from }: Word,
  isOfAmount: boolean,
  { lexicon }: Context,
): number | undefined {
  const items = LIST.exec(text.slice(from))?.groups?.items;
  if (items === undefined) return undefined;
  const [first = "", ...others] = items.split(BETWEEN);
  const isFrenchAmount = isOfAmount && /^d/.test(last);
  const meant = (said: string) => lexicon.phrases.longest([...eachWord(said)].map((one) => one.text));
  const isOfTempo = meant(first)?.meanings.some(isTempo) ?? false;
  const isComparative = (word: string) =>
    COMPARATIVE.some(([end, plain]) => end.test(word) && lexicon.phrases.longest([word.replace(end, plain)]));
  const goesOn = others.every((item) => {
    const words = [...eachWord(item.replace(BEFORE_ITEM, ""))];
    const [word] = words;
    if (!word || COMPARING.has(word.text) || NEGATORS.has(word.text) || isComparative(word.text))
      return false;
    if (isFrenchAmount && !OF.test(item)) return false;
    const phrase = lexicon.phrases.longest(words.map((one) => one.text));
    if (phrase?.length !== words.length)
      return (!isOfAmount || isFrenchAmount) && words.length === 1 && isPlain(word);
    const { meanings } = phrase;
    // “Too fast, slow and gentle”: one tempo is refused, the other wanted.
    if (isOfTempo && meanings.some(isTempo)) return false;
    return isOfAmount || (isDegreed(meanings, lexicon) && !leadsToInstrument(meanings, lexicon.terms));
  });
  const until = text.indexOf(first, from) + items.length;
  // A list that is all that somebody writes tells what they want instead.
  const isAll = !/[\p{L}\p{N}]/u.test(text.slice(0, start) + text.slice(until));
  return goesOn && !isAll ? until : undefined;
}

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
  if (excess > 0) {
    const until = listEnd(
      around.text,
      (words[at] as Word).start,
      words[at + excess - 1] as Word,
      excess > 1,
      around,
    );
    return { length: excess, isAside: true, isExcess: true, until };
  }
  return isComparedAt(around.text, words, at) ? { length: 1, isAside: true } : null;
}
