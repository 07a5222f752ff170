const MOST_ROWS = 3;
const LONGEST_ROW = 80;
/** Characters kept before the first letter that differs between readings. */
const BEFORE = 24;

/**
 * Returns the first rows in which several readings of one file differ, for each reading: the same rows in the same
 * order. Cut around the first letter that differs, with blanks collapsed.
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
