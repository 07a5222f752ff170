import { fold } from "#/contract/fold.ts";

/** A word of a brief and where it stands. */
export interface Word {
  /** Folded. */
  text: string;
  start: number;
  /** After its last unit. */
  end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** The words of a text, folded; apostrophes and hyphens part them. */
export function* eachWord(text: string, from = 0, to = text.length): Generator<Word> {
  for (const { 0: word, index } of text.slice(from, to).matchAll(WORD))
    yield { text: fold(word), start: from + index, end: from + index + word.length };
}

export const wordsOf = (text: string): string[] => [...eachWord(text)].map((word) => word.text);

const HAS_ACCENT = /[^a-z]/;
/** Letters at the end of a word in which its forms may differ. */
const LONGEST_ENDING = 2;

/**
 * Whether a word typed with accents can be a form of another: «marché» is not «marche», nor «après» «âpre». Who types
 * none may mean any.
 */
export function accentsAgree(typed: string, form: string): boolean {
  const [one, other] = [typed, form].map((word) => word.normalize("NFC").toLowerCase()) as [string, string];
  if (!HAS_ACCENT.test(one) || one === other) return true;
  if (one.length === other.length) return false;
  const common = Math.min(one.length, other.length) - LONGEST_ENDING;
  return one.slice(0, common) === other.slice(0, common);
}

/** Words that are joined to one. */
const MOST_JOINED = 2;

/** A word as it stands in titles and texts; two stand there joined to one or as they were typed, longer phrases nowhere. */
export function asOneWord(words: string): string[] {
  const parts = words.split(/[\s-]+/);
  return parts.length <= MOST_JOINED ? [...new Set([parts.join(""), parts.join(" ")])] : [];
}
