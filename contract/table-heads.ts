import { csvRecords } from "./csv-records.ts";

/** Rows that may stand above the heads of a table: a title, a date, an empty one. */
const MOST_ABOVE = 30;
/** Characters that are looked at for the heads. */
const LOOKED_AT = 100_000;

/** Whether a row names the columns of a table. */
type IsHead = (cells: readonly string[]) => boolean;

/** Returns the place of the row with the heads, or -1 when none of the first ones names the columns. */
export const headRowAt = (rows: readonly string[][], isHead: IsHead) =>
  rows.slice(0, MOST_ABOVE).findIndex(isHead);

/** Returns the first of the signs that parts the cells so that a row names the columns; null for no table. */
export function delimiterOfHeads(text: string, signs: readonly string[], isHead: IsHead): string | null {
  const head = text.slice(0, LOOKED_AT);
  const rowsBy = (sign: string) => csvRecords(head, sign).map(({ cells }) => cells);
  return signs.find((sign) => headRowAt(rowsBy(sign), isHead) !== -1) ?? null;
}
