import { withFewMarks } from "./combining-marks.ts";

/**
 * Accents of Latin, Greek and Cyrillic letters, variation selectors, and invisible joiners and hyphens. Not the marks
 * that change the sound of other scripts: vowels of Devanagari and Thai, points of Hebrew, dakuten of kana.
 */
const IGNORED =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: marks alone are meant, whatever they stand on
  /[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u2de0-\u2dff\ufe00-\ufe0f\ufe20-\ufe2f\u00ad\u200b-\u200d\u2060]/g;

/** Letters and signs that NFKD does not decompose, with what people type for them; `public.fold` has the same pairs. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...pairs("œoe æae ßss þth ƕhv"),
  ...pairs("øo đd ðd łl ıi ħh ŋn ŧt ĸq ƀb ɓb ɖd ɗd ɛe ƒf ɠg ɨi ƙk ɲn ƥp ƭt ʈt ʉu ʋv ƴy ƶz ǥg ɾr ςσ"),
  ...pairs("’' ‘' ʼ' ʻ' ‛' “\" ”\" „\" «\" »\" ‐- ‒- –- —- ―-"),
};

function pairs(list: string): Record<string, string> {
  return Object.fromEntries(list.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)]));
}

/**
 * Normalises a text for comparison, in every search, match and import: lower case without accents, in one Unicode form
 * and width, so that «Électro», «ELECTRO» and «ｅｌｅｃｔｒｏ» are equal. `public.fold` of the database does the same.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return withFewMarks(text)
    .normalize("NFKD")
    .replace(IGNORED, "")
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => SPELLINGS[letter] ?? letter)
    .normalize("NFC");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const PLAIN = /^[\u0000-\u007f]*$/;
