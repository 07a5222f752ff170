import { decadeAt } from "./decades.ts";
import { describedVoice, isSongDescribed } from "./described-voices.ts";
import type { Figure } from "./figures.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import { accented, literally, namesVersion } from "./meanings.ts";
import { isMode, namesMode } from "./modes.ts";
import { BARRIER, isNegated, qualityOf } from "./negations.ts";
import type { Negation } from "./negators.ts";
import { isLinkWord, LONGEST_PHRASE, type Phrase } from "./phrases.ts";
import { CONJUNCTIONS, FILLERS, FILLERS_AMONG_OTHERS, NEGATORS, VAGUE } from "./vocabulary.ts";
import type { Word } from "./words.ts";

export interface PhraseContext {
  text: string;
  lexicon: Lexicon;
  figures: readonly Figure[];
  /** The current negation. */
  negation: Negation | null;
}

const isFiller = (word: string) => FILLERS.has(word) || FILLERS_AMONG_OTHERS.has(word);

/**
 * Maximum number of words that are looked at for one phrase: it may have another within it, and the last word of each may
 * be typed as two.
 */
const MOST_REACHED = 2 * (LONGEST_PHRASE + 1);

/** Words at which what is refused ends: “not sad but hopeful”. */
const BUT = /^(?:but|yet|mais)$/;

/**
 * Returns the words from `at` on that one phrase may cover: up to the next punctuation or searchable figure, or to the
 * contrast to what is refused.
 */
function reachable(
  words: readonly Word[],
  at: number,
  { text, figures, negation }: PhraseContext,
): readonly Word[] {
  const isRefused = negation !== null && !negation.isSpent;
  const most = Math.min(words.length, at + MOST_REACHED);
  let end = at + 1;
  while (end < most) {
    const [before, after] = [words[end - 1] as Word, words[end] as Word];
    if (BARRIER.test(text.slice(before.end, after.start)) || (isRefused && BUT.test(after.text))) break;
    const figure = figures.find(({ start, end: to }) => after.start >= start && after.start < to);
    if (figure && figure.kind !== "unsearchable") break;
    end += 1;
  }
  return words.slice(at, end);
}

/** Returns whether a form of a phrase has a word exactly as typed: “style” is not «stylé», nor “any” «âne». */
function isSpelt({ meanings, literal }: Phrase<Meaning>, text: string, { start, end }: Word): boolean {
  const typed = text.slice(start, end).toLowerCase();
  return (
    literal > 0 &&
    meanings.some(({ form }) =>
      form
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .includes(typed),
    )
  );
}

const isMeaningless = ({ text }: Word) => isFiller(text) || isLinkWord(text) || NEGATORS.has(text);

/** Returns whether a vague word belongs to the word before it: “sports montage”, not «le montage». */
function belongsToPrevious(words: readonly Word[], at: number, text: string): boolean {
  const [before, word] = [words[at - 1], words[at] as Word];
  if (words.length === 1) return true;
  return before !== undefined && !isMeaningless(before) && !BARRIER.test(text.slice(before.end, word.start));
}

/**
 * Returns whether a kind of version that something lacks, «pas de voix», only begins a longer thing: «pas de voix
 * d’homme», “no singing bowls”. Then that thing is excluded.
 */
function isOfLongerThing(folded: readonly string[], { length }: Phrase<Meaning>, lexicon: Lexicon): boolean {
  const from = folded.findIndex((word) => !NEGATORS.has(word) && !isLinkWord(word));
  if (from <= 0 || from >= length) return false;
  const rest = folded.slice(from);
  if (from + describedVoice(rest, lexicon) > length || isSongDescribed(folded, length, lexicon)) return true;
  const inner = lexicon.phrases.longest(rest);
  return inner !== null && from + inner.length > length && !inner.meanings.some(namesVersion);
}

/** Words before “style” where it is a quality: “with style”. Elsewhere it names a kind of music: “jazz style”. */
const WITH = /^(?:with|avec|du|in)$/;
const INSPIRED = /^inspire(?:d|e?s?)$/;
const BY = /^(?:by|from|de|d|du|des|par)$/;

/** Returns whether a conjunction joins a word to those before it, its article aside. */
function isJoinedAt(words: readonly Word[], at: number): boolean {
  const [joining, before] = [words[at - 2]?.text ?? "", words[at - 1]?.text ?? ""];
  return CONJUNCTIONS.has(before) || (isLinkWord(before) && CONJUNCTIONS.has(joining));
}

/** Returns the longest known phrase that begins at a word; null if there is none, or only a filler. */
export function phraseAt(words: readonly Word[], at: number, around: PhraseContext): Phrase<Meaning> | null {
  const { text, lexicon, negation } = around;
  const word = words[at] as Word;
  if (isLinkWord(word.text)) return null;
  const near = reachable(words, at, around);
  const folded = near.map((one) => one.text);
  const found = lexicon.phrases.longest(folded);
  const isNegatedHere = negation !== null && (!negation.isSpent || isJoinedAt(words, at));
  const voice = isNegatedHere ? describedVoice(folded, lexicon) : 0;
  if (isNegatedHere && isSongDescribed(folded, 1, lexicon)) return null;
  // Voices that the thesaurus does not know are excluded by their words.
  if (voice > (found?.length ?? 0)) return { meanings: [], length: voice, literal: 0 };
  const decade = decadeAt(near, text);
  const years = decade && lexicon.phrases.longest([decade.name]);
  // A longer phrase wins: “80s synth” has a meaning of its own.
  if (years && decade.length >= (found?.length ?? 0)) return { ...years, length: decade.length };
  const phrase =
    found?.length === 1 ? accented(found, text.slice(word.start, word.end)) : found && literally(found);
  if (!phrase) return null;
  const isNegator = NEGATORS.has(word.text);
  if (phrase.length === 1 && namesMode(word))
    return isMode(words, at, { text, lexicon, isMeaningless }) ? phrase : null;
  // In “not another sad song”, the song is no thing of its own.
  const isUnspelt = () => negation?.isWhole === true || !isSpelt(phrase, text, word);
  if (phrase.length === 1 && (isNegator || (isFiller(word.text) && isUnspelt()))) return null;
  const isKind = word.text === "style" && words.length > 1 && !WITH.test(words[at - 1]?.text ?? "");
  const isLikening = INSPIRED.test(word.text) && BY.test(words[at + 1]?.text ?? "");
  if (phrase.length === 1 && (isKind || isLikening)) return null;
  if (phrase.length === 1 && VAGUE.has(word.text) && !belongsToPrevious(words, at, text)) return null;
  if (isNegator && (isNegated(phrase) || isOfLongerThing(folded, phrase, lexicon))) return null;
  const isOfQuality = negation?.isOfQuality && !negation.isSpent;
  return (isOfQuality && qualityOf(phrase, folded, lexicon)) || phrase;
}

/** Returns the figure or the phrase at a word. A phrase wins over an unsearchable figure within it: «XIXe siècle». */
export function meaningAt(words: readonly Word[], at: number, around: PhraseContext) {
  const { start: from = 0 } = words[at] ?? {};
  const figure = around.figures.find(({ start, end }) => from >= start && from < end);
  if (figure && figure.kind !== "unsearchable") return { figure, phrase: null };
  const figures = around.figures.filter((one) => one !== figure);
  const phrase = phraseAt(words, at, { ...around, figures });
  const end = phrase ? (words[at + phrase.length - 1]?.end ?? 0) : 0;
  return figure && end < figure.end ? { figure, phrase: null } : { figure: undefined, phrase };
}
