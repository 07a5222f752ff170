const MOST_ROWS = 3;
const LONGEST_ROW = 80;
/** Number of characters kept before the first one outside ASCII, which may differ between readings. */
const BEFORE = 24;

/**
 * Returns, for each reading of a file, the first rows in which the readings differ. Each row is cut around its first
 * character outside ASCII, and its blanks are collapsed.
 */
export function tellingRows(texts: readonly string[]): string[][] {
  const [first = [], ...others] = texts.map((text) => text.split(/\r\n|\r|\n/));
  const found: number[] = [];
  for (const [at, line] of first.entries()) {
    if (others.some((lines) => lines[at] !== line)) found.push(at);
    if (found.length === MOST_ROWS) break;
  }
  return [first, ...others].map((lines) => found.map((at) => rowAround(lines[at] ?? "")));
}

function rowAround(line: string): string {
  const row = line.replace(/\s+/g, " ").trim();
  const from = Math.max(0, row.search(/[^ -~]/) - BEFORE);
  const cut = row.slice(from, from + LONGEST_ROW);
  return `${from > 0 ? "…" : ""}${cut}${from + LONGEST_ROW < row.length ? "…" : ""}`;
}
