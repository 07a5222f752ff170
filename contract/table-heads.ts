import { csvRecords } from "./csv-records.ts";

/** Maximum number of rows above the header of a table: a title, a date, an empty row. */
const MOST_ABOVE = 30;
/** Number of characters in which we look for the header. */
const LOOKED_AT = 100_000;

/** Returns whether a row is the header of a table, with the names of its columns; `at` is its index among all `rows`. */
export type IsHead = (cells: readonly string[], at: number, rows: readonly (readonly string[])[]) => boolean;

/** Returns the index of the header row, or -1 when none of the first rows is one. */
export const headRowAt = (rows: readonly (readonly string[])[], isHead: IsHead) =>
  rows.slice(0, MOST_ABOVE).findIndex((cells, at) => isHead(cells, at, rows));

/**
 * Returns the first of `signs` that, as a delimiter, gives a header row; null if none does. What the first of several
 * `searches` finds goes before what the others find.
 */
export function delimiterOfHeads(
  text: string,
  signs: readonly string[],
  ...searches: readonly IsHead[]
): string | null {
  const head = text.slice(0, LOOKED_AT);
  const tables = signs.map((sign) => ({ sign, rows: csvRecords(head, sign).map(({ cells }) => cells) }));
  for (const isHead of searches) {
    const hit = tables.find(({ rows }) => headRowAt(rows, isHead) !== -1);
    if (hit) return hit.sign;
  }
  return null;
}
