import { fold } from "#/contract/fold.ts";

/** A word of a brief with its position. */
export interface Word {
  /** Folded. */
  text: string;
  start: number;
  /** Exclusive end. */
  end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Yields the words of a text, folded; apostrophes and hyphens separate words. */
export function* eachWord(text: string, from = 0, to = text.length): Generator<Word> {
  for (const { 0: word, index } of text.slice(from, to).matchAll(WORD))
    yield { text: fold(word), start: from + index, end: from + index + word.length };
}

export const foldedWords = (text: string): string[] => [...eachWord(text)].map((word) => word.text);

const HAS_ACCENT = /[^a-z]/;
/** Maximum length of the ending in which the forms of a word may differ. */
const LONGEST_ENDING = 2;

/**
 * Returns whether a word typed with accents can be a form of another: «marché» is not «marche», nor «après» «âpre».
 * Typed without accents, it may be any.
 */
export function accentsAgree(typed: string, form: string): boolean {
  const [one, other] = [typed, form].map((word) => word.normalize("NFC").toLowerCase()) as [string, string];
  if (!HAS_ACCENT.test(one) || one === other) return true;
  if (one.length === other.length) return false;
  const common = Math.min(one.length, other.length) - LONGEST_ENDING;
  return one.slice(0, common) === other.slice(0, common);
}

/** Maximum number of words that are joined into one. */
const MOST_JOINED = 2;

/**
 * Returns the spellings under which to search a phrase of at most two words: joined and as typed; none for longer ones.
 */
export function asOneWord(words: string): string[] {
  const parts = words.split(/[\s-]+/);
  return parts.length <= MOST_JOINED ? [...new Set([parts.join(""), parts.join(" ")])] : [];
}

/** Letters beyond ASCII with what they fold to; a brief is folded in place by a dozen readers. */
const foldedLetters = new Map<string, string>();
/** Maximum number of letters that are remembered; a page of Chinese has some two hundred. */
const MOST_LETTERS = 4_096;

function foldedLetter(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const folded = fold(letter);
  const kept = folded.length === letter.length ? folded : letter;
  if (foldedLetters.size >= MOST_LETTERS) foldedLetters.clear();
  foldedLetters.set(letter, kept);
  return kept;
}

/** Folds letter by letter, so that positions in the text stay valid. */
export const foldInPlace = (text: string) =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).replace(/\P{ASCII}/gu, foldedLetter);

/** Minimum share of words that begin with capitals in a title. */
const TITLE_CASE_SHARE = 2 / 3;

/**
 * Returns whether most words of a text begin with capitals, as in titles or when a person shouts; false for up to three
 * words.
 */
export function isTitleCase(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return (
    words.length > 3 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * TITLE_CASE_SHARE
  );
}

/** Returns whether a quotation of several words is a name, each of which has a capital: “Voix Basses”. */
export const isName = (quoted: string) =>
  /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*)+$/u.test(quoted.trim());

/** Returns whether a word begins with a capital amid a sentence whose other words do not: «la série Broen». */
export function isNameAmid(text: string, { start, end }: Pick<Word, "start" | "end">): boolean {
  const isCapital = /^\p{Lu}[\p{Ll}\p{M}]/u.test(text.slice(start, end));
  return isCapital && /[\p{L}\d][\s/&-]$/u.test(text.slice(0, start)) && !isTitleCase(text);
}
