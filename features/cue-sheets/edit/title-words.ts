import { withoutExtension } from "#/contract/file-extension.ts";
import { fold } from "#/contract/fold.ts";

/** Words that names add to a title: lengths, kinds of version, channels, take numbers. */
const ADDED =
  /(?<![\p{L}\p{M}\p{N}])(full|main|mix|version|edit|underscore|instrumentale?|instru|(?:no|without|sans) (?:vocals?|voix|melody|melodie|theme)|(?:no|without|minus|sans) (?:drums?|batterie|rythmique)|nodrums?|drumless|stems?|sting|bed|loop|\d{1,3} ?(s|sec|secs|seconds)?|wav|mp3|aif+|stereo|master|v\d+|l|r)(?![\p{L}\p{M}\p{N}])/gu;

/** Returns the words of a text, folded and separated by single spaces. */
export const wordsOf = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
/** Returns the words of a text without spaces between them. */
export const withoutSpaces = (text: string) => wordsOf(text).replaceAll(" ", "");
/** Returns the words of a name without those that are added to titles. */
export const titleWords = (text: string) =>
  wordsOf(withoutExtension(text)).replace(ADDED, " ").replace(/ +/g, " ").trim();

/**
 * Returns a pattern for a catalogue reference with any separators, but not at the start of a longer number; null for a
 * short reference.
 */
export function referencePattern(reference: string): RegExp | null {
  const parts = referenceParts(reference);
  return parts && new RegExp(`(?<![a-z0-9])${parts.join(" ?")}(?!\\d)`);
}

/**
 * Returns the groups of letters and of digits in a reference; null for fewer than four characters, which would match
 * anywhere.
 */
export function referenceParts(reference: string): string[] | null {
  const parts = wordsOf(reference).match(/[a-z]+|\d+/g);
  return parts && parts.join("").length >= 4 ? parts : null;
}

/** Returns the set of words in a text whose words are separated by spaces. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(" ").filter(Boolean));

/**
 * Returns the number of common words divided by the number of words in either (Jaccard 1901); 1 if both have the same
 * words.
 */
export function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common / (a.size + b.size - common);
}
