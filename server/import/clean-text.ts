/** Longer texts in tags are lyrics or rubbish, never a title. */
const LONGEST = 300;

/**
 * A text out of a tag, a file name or a sheet: composed letters, no control or direction-changing characters,
 * single spaces, at most 300 characters. Null when nothing is left.
 */
export function cleanText(text: string | null | undefined): string | null {
  const clean = text
    ?.normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  return clean ? [...clean].slice(0, LONGEST).join("").trim() : null;
}
