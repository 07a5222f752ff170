import { withFewMarks } from "#/contract/combining-marks.ts";

/** Maximum number of characters: longer texts in tags are lyrics or nonsense, never a title. */
const LONGEST = 300;
/**
 * Number of characters to clean: more than the maximum, because control characters and spaces before the words are
 * dropped.
 */
const LOOKED_AT = 10_000;

/** Zero-width non-joiner, zero-width joiner and soft hyphen, which belong to words, as in Persian, emoji and German. */
const JOINERS = "\\u{200C}\\u{200D}\\u{AD}";
/** Invisible characters, except joiners and the letters in the flags of regions. */
const UNSEEN = new RegExp(
  `(?:(?![${JOINERS}\\u{E0020}-\\u{E007F}])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\uFFFD])+`,
  "gu",
);
/** Joiners that do not join anything. */
const IDLE = new RegExp(
  `(?<=^|\\s)[${JOINERS}]+|[${JOINERS}]+(?=\\s|$)|(?<=[${JOINERS}])[${JOINERS}]+`,
  "gu",
);

/**
 * Cleans a text from a tag, a file name or a sheet: composes letters, removes control characters and characters that
 * change the direction, keeps joiners and soft hyphens only within words, makes spaces single, and keeps at most 300
 * characters. Returns null if nothing is left.
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
