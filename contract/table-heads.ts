import { csvRecords } from "./csv-records.ts";

/** Maximum number of rows above the header of a table: a title, a date, an empty row. */
const MOST_ABOVE = 30;
/** Number of characters in which we look for the header. */
const LOOKED_AT = 100_000;

/** Returns whether a row is the header of a table, with the names of its columns. */
type IsHead = (cells: readonly string[]) => boolean;

/** Returns the index of the header row, or -1 when none of the first rows is one. */
export const headRowAt = (rows: readonly string[][], isHead: IsHead) =>
  rows.slice(0, MOST_ABOVE).findIndex(isHead);

/** Returns the first of `signs` that, as a delimiter, gives a header row; null if none does. */
export function delimiterOfHeads(text: string, signs: readonly string[], isHead: IsHead): string | null {
  const head = text.slice(0, LOOKED_AT);
  const rowsBy = (sign: string) => csvRecords(head, sign).map(({ cells }) => cells);
  return signs.find((sign) => headRowAt(rowsBy(sign), isHead) !== -1) ?? null;
}
