import { type CsvRecord, csvRecords } from "#/contract/csv-records.ts";
import { MOST_CLIPS, UnreadableEdit } from "../edit.ts";
import { SEP_LINE } from "./table-heads.ts";

/**
 * Returns the rows of a table that are not empty, each with the number of its first line; `delimiter` is that of
 * `delimiterOf`. Throws `UnreadableEdit` if it is null, since no row has the necessary headings.
 */
export function rowsOf(text: string, delimiter: string | null): CsvRecord[] {
  if (!delimiter) throw new UnreadableEdit(/[\t;,]/.test(text.slice(0, 1_000)) ? "columns" : "unknown");
  const table = text.replace(SEP_LINE, "").replace(/^\uFEFF/, "");
  const records = csvRecords(table, delimiter).slice(0, MOST_CLIPS * 2);
  return records.map(({ cells, line, isBroken }) => ({
    cells: delimiter === "\t" ? cells.map(unquotedCell) : cells,
    // A cell in quotes may span several lines.
    line: line - (cells.join(" ").match(/\r\n|\r|\n/g)?.length ?? 0),
    isBroken,
  }));
}

/** Removes the quotation marks that Excel puts around some cells between tabs; a single one is part of a title. */
const unquotedCell = (cell: string) =>
  /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
