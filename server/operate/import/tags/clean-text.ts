import { withFewMarks } from "#/contract/combining-marks.ts";

/** Longer texts in tags are lyrics or rubbish, never a title. */
const LONGEST = 300;
/** Characters to clean: more than the limit, because control characters and spaces before the words are dropped. */
const LOOKED_AT = 10_000;

/** Zero-width non-joiner, joiner and soft hyphen: spelling amid a word, as in Persian, in emoji and in German. */
const JOINERS = "\\u{200C}\\u{200D}\\u{AD}";
/** Signs that cannot be seen, except joiners and the letters that make the flags of regions. */
const UNSEEN = new RegExp(
  `(?:(?![${JOINERS}\\u{E0020}-\\u{E007F}])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\uFFFD])+`,
  "gu",
);
/** Joiners that join nothing. */
const IDLE = new RegExp(
  `(?<=^|\\s)[${JOINERS}]+|[${JOINERS}]+(?=\\s|$)|(?<=[${JOINERS}])[${JOINERS}]+`,
  "gu",
);

/**
 * Cleans a text from a tag, a file name or a sheet: composed letters, no control or direction-changing characters,
 * joiners and soft hyphens only within a word, single spaces, at most 300 characters. Returns null when nothing is
 * left.
 */
export function cleanText(text: string | null | undefined): string | null {
  const clean = withFewMarks(text?.slice(0, LOOKED_AT) ?? "")
    .normalize("NFC")
    .replace(UNSEEN, " ")
    .replace(IDLE, "")
    .replace(/\s+/gu, " ")
    .trim();
  return clean ? [...clean].slice(0, LONGEST).join("").trim() : null;
}
