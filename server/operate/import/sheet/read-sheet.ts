import { readFile } from "node:fs/promises";
import { csvRecords } from "#/contract/csv-records.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { SHEET_COLUMNS, type SheetColumn, sheetColumn } from "./sheet-columns.ts";
import { type SheetRow, sheetRow } from "./sheet-row.ts";
import { SheetError, sheetText } from "./sheet-text.ts";

export interface Sheet {
  rows: SheetRow[];
  /** Values that were left out, with their lines. */
  problems: Notice[];
}

/**
 * Reads a sheet from a CSV file: comma, semicolon or tab, in any encoding that spreadsheet programs write.
 * @throws {SheetError} when the file cannot be read as a sheet, has an unknown column or no column for the file.
 */
export async function readSheet(path: string): Promise<Sheet> {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    const key = cause.code === "ENOENT" ? "sheetMissing" : "sheetUnreadable";
    throw new SheetError(
      { key, values: { path: cleanText(path) ?? "", reason: cause.code ?? "" } },
      { cause },
    );
  });
  return parseSheet(sheetText(bytes));
}

/** Reads a sheet from a text; see `readSheet`. */
export function parseSheet(text: string): Sheet {
  const { delimiter, start } = dialect(text);
  const linesAbove = text.slice(0, start).trim() === "" ? 0 : 1;
  const [head, ...records] = csvRecords(text.slice(start), delimiter);
  if (!head) throw new SheetError({ key: "sheetEmpty" });
  if (head.isBroken) throw new SheetError({ key: "sheetBroken", values: { line: head.line + linesAbove } });
  const columns = columnsOf(head.cells);
  const problems: Notice[] = [];
  const rows = records.flatMap(({ cells, isBroken, ...record }) => {
    const line = record.line + linesAbove;
    if (isBroken) {
      problems.push({ key: "rowBroken", values: { line } });
      return [];
    }
    if (cells.slice(columns.length).some((extra) => extra.trim() !== "")) {
      problems.push({ key: "rowTooLong", values: { line, count: columns.length } });
      return [];
    }
    const cell = (column: SheetColumn) => cells[columns.indexOf(column)] ?? "";
    return sheetRow(line, cell, (notice) => problems.push(notice));
  });
  return { rows, problems };
}

/** Detects the delimiter: from Excel's line `sep=;` above the header, otherwise from the header itself. */
function dialect(text: string): { delimiter: string; start: number } {
  const start = text.startsWith("\uFEFF") ? 1 : 0;
  const declared = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(text.slice(start, start + 16));
  if (declared?.[1]) return { delimiter: declared[1], start: start + declared[0].length };
  const header = /^[^\r\n]*/.exec(text.slice(start))?.[0].replace(/"[^"]*"/g, "") ?? "";
  const count = (sign: string) => header.split(sign).length;
  const [delimiter = ","] = [",", ";", "\t"].sort((a, b) => count(b) - count(a));
  return { delimiter, start };
}

/** Returns the column at each position; unnamed ones at the end of Excel's rows are ignored. */
function columnsOf(headers: string[]): (SheetColumn | null)[] {
  const columns = headers.map((header) => (header.trim() === "" ? null : sheetColumn(header)));
  const unknown = headers.filter((header, place) => header.trim() !== "" && columns[place] === null);
  const expected = SHEET_COLUMNS.join(", ");
  if (unknown.length > 0) {
    const names = unknown
      .map((header) => cleanText(header)?.slice(0, 60) ?? "")
      .slice(0, 20)
      .join(", ");
    throw new SheetError({ key: "sheetColumns", values: { names, count: unknown.length, expected } });
  }
  if (!columns.includes("file")) throw new SheetError({ key: "sheetNoFile", values: { expected } });
  const twice = columns.find((column, place) => column !== null && columns.indexOf(column) !== place);
  if (twice) throw new SheetError({ key: "sheetTwice", values: { column: twice } });
  return columns;
}
