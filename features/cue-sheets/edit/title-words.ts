import { withoutExtension } from "#/contract/file-extension.ts";
import { fold } from "#/contract/fold.ts";

/** Words that names add to a title: lengths, kinds of version, channels, take numbers. */
const ADDED =
  /(?<![\p{L}\p{M}\p{N}])(full|main|mix|version|edit|underscore|instrumentale?|instru|(?:no|without|sans) (?:vocals?|voix|melody|melodie|theme)|(?:no|without|minus|sans) (?:drums?|batterie|rythmique)|nodrums?|drumless|stems?|sting|bed|loop|\d{1,3} ?(s|sec|secs|seconds)?|wav|mp3|aif+|stereo|master|v\d+|l|r)(?![\p{L}\p{M}\p{N}])/gu;

/** Returns the words of a text, folded, without signs. */
export const wordsOf = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
/** Returns the same without spaces. */
export const tight = (text: string) => wordsOf(text).replaceAll(" ", "");
/** Returns the words of a name that are its title. */
export const core = (text: string) =>
  wordsOf(withoutExtension(text)).replace(ADDED, " ").replace(/ +/g, " ").trim();

/** Matches its letters and digits in order, however they are separated, but not as a part of a longer number. */
export function referencePattern(reference: string): RegExp | null {
  const parts = partsOf(reference);
  return parts && new RegExp(`(?<![a-z0-9])${parts.join(" ?")}(?!\\d)`);
}

/** Its runs of letters and digits; null for fewer than four characters, which would be found anywhere. */
export function partsOf(reference: string): string[] | null {
  const parts = wordsOf(reference).match(/[a-z]+|\d+/g);
  return parts && parts.join("").length >= 4 ? parts : null;
}

/** Returns the single words of a text. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" ").filter(Boolean));

/** Common words divided by words in either (Jaccard 1901); 1 when both have the same. */
export function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common / (a.size + b.size - common);
}
