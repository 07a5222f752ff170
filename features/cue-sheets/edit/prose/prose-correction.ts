import { fold } from "#/contract/fold.ts";
import { isHearsay } from "../title-unknown.ts";

const TITLE = String.raw`(\S.{0,80}?)`;
const TITLE_END = String.raw`(?=\s*(?:[,;.()]|\s[-\u2013\u2014]\s|$))`;
/**
 * «Finalement on a mis Dust & Gold a la place», “replaced by Delta”, «ersetzt durch Delta». `\p{L}` stands for letters
 * that people type with or without their accents.
 */
const REPLACED_BY = [
  String.raw`(?:mis|met|pris|utilis\p{L}|gard\p{L}|pos\p{L}|mont\p{L}|choisi)\s${TITLE}\s(?:\p{L} la place|au lieu)(?!\p{L})`,
  String.raw`(?:used|put|using|use|went with|going with|took)\s${TITLE}\sinstead(?!\p{L})`,
  String.raw`(?:remplac\p{L}e?s? par|replaced (?:by|with)|swapped (?:for|with|out for)|ersetzt durch|(?:sustituid|reemplazad|substituid)[oa] por|sostituit[oa] (?:da|con))\s${TITLE}${TITLE_END}`,
  String.raw`(?:\p{L} la place|instead|stattdessen|en su lugar|invece)\s?:?\s(?:(?:on a mis|we used|we put|nehmen wir|pusimos|usamos)\s)?${TITLE}${TITLE_END}`,
].map((pattern) => new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}`, "iu"));
/** Punctuation between the replaced title and the sentence that names the new one, with up to five words after it. */
const SIGN_BEFORE_SENTENCE = /[:,;(>\u2192\u2013\u2014-]\s*(?:[^\s:,;]+\s){0,5}$/u;
const STARTS_A_TITLE = /^["\u00ab\u201c\u201e]?\s?[\p{Lu}\p{N}]/u;

/**
 * Returns the title that replaces the first one of a row: «Copper Sun : finalement on a mis Dust & Gold a la place». Null
 * if the row names none or only asks.
 */
export function titleInstead(text: string): string | null {
  for (const pattern of REPLACED_BY) {
    const found = pattern.exec(text);
    const title = found?.[1]?.trim() ?? "";
    if (!found || !STARTS_A_TITLE.test(title) || title.includes("?")) continue;
    const isQuestion = /^\s?\?/.test(text.slice(found.index + found[0].length));
    if (!isQuestion && SIGN_BEFORE_SENTENCE.test(text.slice(0, found.index))) return title;
  }
  return null;
}

/** Somebody who makes the music: «la dame qui chante», “the man who sings”. */
const DESCRIPTION =
  /^(?:la|le|l'|les|un|une|the|a|an|der|die|das|ein|eine|el|los|las|una) ?(?:.{0,80}? )?(?:qui (?:chante|joue|siffle|fredonne)|(?:who|that) (?:sings?|hums?|plays?|whistles?)|(?:singing|humming|whistling|chantant)|(?:der|die|das) (?:singt|spielt|pfeift)|que (?:canta|toca|silba)|a capp?ella)(?![a-z])/;

/** Whether a title describes music instead of naming it: its line may tell what somebody says of it. */
export const isDescription = (title: string, line: string) =>
  /^\p{Ll}/u.test(title) && (DESCRIPTION.test(fold(title)) || isHearsay(line));
