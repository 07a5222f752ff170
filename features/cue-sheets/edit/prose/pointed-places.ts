const TO = String.raw`\s*(?:-+>?|[\u2013\u2014>\u2192/]|\u00e0|a|to|bis|tot|hasta)\s*`;
const TIME = String.raw`(\d{1,3})[.,]([0-5]\d)`;
const BULLET = String.raw`^\s*(?:[-*\u2022\u00b7\u2013]\s+)?`;
/** Ranges of minutes and seconds with a point or a comma in them: «0.20–2.08». */
const RANGES = new RegExp(`(?<![\\d:.,/])${TIME}(${TO})${TIME}(?![:.,/]?\\d)`, "gu");
/** A row that starts with such a range. */
const ROW = new RegExp(`${BULLET}${TIME}${TO}${TIME}(?![:.,/]?\\d)`, "u");
const MONEY = "(?:euros?|eur|francs?|franken|chf|dollars?|usd|pounds?|gbp)";
/** A row that starts with such a time and lacks its end: «12.30–  Delta». */
const START = new RegExp(
  `(${BULLET})${TIME}(?=\\s*[-\u2013\u2014>\u2192:]?\\s+(?!${MONEY}(?!\\p{L}))[\\p{L}"\u00ab\u201c'(?])`,
  "iu",
);
/** Fewest rows with such ranges. */
const FEWEST_ROWS = 2;
const MONTHS = 12;
const LONGEST_LINE = 400;

/**
 * Returns the lines of a list with colons in places such as «0.20–2.08», and the first time that was written so, of which
 * a person has to be told; null if there is none. Several rows have to start with their places, one after the other, and
 * some of these have seconds that are no month: «12.10–14.10» may be days.
 */
export function withPointedPlaces(lines: readonly string[]): {
  lines: readonly string[];
  written: string | null;
} {
  const places = lines.flatMap((line) => {
    const found = line.length > LONGEST_LINE ? null : ROW.exec(line);
    return found ? [found.slice(1).map(Number)] : [];
  });
  const inOrder = places.every(([minutes = 0, seconds = 0, endMinutes = 0, endSeconds = 0], at) => {
    const before = places[at - 1] ?? [];
    const start = minutes * 60 + seconds;
    return start < endMinutes * 60 + endSeconds && start >= (before[0] ?? 0) * 60 + (before[1] ?? 0);
  });
  const areDays = places.every(([, month = 0, , endMonth = 0]) =>
    [month, endMonth].every((one) => one >= 1 && one <= MONTHS),
  );
  if (places.length < FEWEST_ROWS || !inOrder || areDays) return { lines, written: null };
  let written: string | null = null;
  const read = lines.map((line) => {
    if (line.length > LONGEST_LINE) return line;
    return line
      .replace(RANGES, (_, minutes, seconds, between, endMinutes, endSeconds) => {
        written ??= `${endMinutes}.${endSeconds}`;
        return `${minutes}:${seconds}${between}${endMinutes}:${endSeconds}`;
      })
      .replace(START, "$1$2:$3");
  });
  return { lines: read, written };
}
