import writeXlsx from "write-excel-file/universal";
import { wordOfDocument } from "./cue-words.ts";
import { COLUMNS, headingOf } from "./sheet-rows.ts";

/** Column widths, in characters. */
const NARROW = 14;
const WIDE = 30;
const WIDE_COLUMNS = new Set(["programme", "title", "writers", "publishers", "note", "clip"]);

/** Returns the rows of a sheet as an Excel workbook: frozen headings in bold, every cell as text. */
export function xlsxOf(rows: readonly string[][], lang: "fr" | "en"): Promise<Blob> {
  const head = COLUMNS.map((column) => ({ value: headingOf(column, lang), fontWeight: "bold" as const }));
  const body = rows.map((row) => row.map((value) => (value === "" ? null : { value, type: String })));
  return writeXlsx([head, ...body], {
    sheet: wordOfDocument("name", lang),
    stickyRowsCount: 1,
    columns: COLUMNS.map((column) => ({ width: WIDE_COLUMNS.has(column) ? WIDE : NARROW })),
  }).toBlob();
}
