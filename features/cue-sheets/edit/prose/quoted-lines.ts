const QUOTE_SIGNS = /^\s{0,3}(?:>\s?){1,20}/;

/** Returns a line of a mail without the signs before quoted lines, and how often it was quoted. */
export function unquotedLine(line: string): { text: string; depth: number } {
  const signs = QUOTE_SIGNS.exec(line)?.[0] ?? "";
  return { text: line.slice(signs.length), depth: signs.replace(/\s/g, "").length };
}

/** Returns a text with single blanks between its words, and none around them. */
export const withSingleBlanks = (text: string) => text.replace(/\s+/g, " ").trim();

/** Returns a line of a mail with single blanks, and without the signs before quoted lines. */
export const plainLine = (line: string) => withSingleBlanks(unquotedLine(line).text);

type QuotedRow = { depth: number; title: string; start: number; end: number };
/** Rows that a quoted list has at least if a single row above it amends it. */
const LEAST_ROWS = 3;

/**
 * Returns those of the rows of a mail that count: the newest, which are quoted the least often. Older lists below are
 * superseded; only a single row above a list amends it, and stands for the row at its place.
 */
export function newestRows<Row extends QuotedRow>(rows: readonly Row[]): ReadonlySet<Row> {
  const depths = [...new Set(rows.map(({ depth }) => depth))].sort((a, b) => a - b);
  const [newest = [], older = []] = depths.map((one) => rows.filter(({ depth }) => depth === one));
  const [only, ...others] = newest;
  if (!only || others.length > 0 || older.length < LEAST_ROWS) return new Set(newest);
  return new Set([only, ...older.filter(({ start, end }) => end <= only.start || start >= only.end)]);
}
