import { withFewMarks } from "#/server/platform/text/combining-marks.ts";

/** Longer texts in tags are lyrics or rubbish, never a title. */
const LONGEST = 300;
/** Characters to clean: more than the limit, because control characters and spaces before the words are dropped. */
const LOOKED_AT = 10_000;

/**
 * Cleans a text from a tag, a file name or a sheet: composed letters, no control or direction-changing characters,
 * single spaces, at most 300 characters. Returns null when nothing is left.
 */
export function cleanText(text: string | null | undefined): string | null {
  const clean = withFewMarks(text?.slice(0, LOOKED_AT) ?? "")
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  return clean ? [...clean].slice(0, LONGEST).join("").trim() : null;
}
