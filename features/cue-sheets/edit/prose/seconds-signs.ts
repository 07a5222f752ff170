/** A range of minutes and seconds with the sign of seconds between them: «0"00 - 0"15». */
const RANGE =
  /(?<![\d:.,"\u201d\u2033'\u2019])(\d{1,2})["\u201d\u2033]([0-5]\d)(\s*(?:-+>?|[\u2013\u2014>\u2192/]|\u00e0|a|to|bis|hasta)\s*)(\d{1,2})["\u201d\u2033]([0-5]\d)(?![\d"\u201d\u2033])/gu;

/**
 * Returns the lines of a list with the sign of minutes in ranges such as «0"00 - 0"15», and the first time that was
 * written so, of which a person has to be told; null if there is none.
 */
export function withSignsOfMinutes(lines: readonly string[]): {
  lines: readonly string[];
  written: string | null;
} {
  let written: string | null = null;
  const read = lines.map((line) =>
    line.replace(RANGE, (_, minutes, seconds, between, endMinutes, endSeconds) => {
      written ??= `${endMinutes}"${endSeconds}`;
      return `${minutes}'${seconds}${between}${endMinutes}'${endSeconds}`;
    }),
  );
  return { lines: read, written };
}
