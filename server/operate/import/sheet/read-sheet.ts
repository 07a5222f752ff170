import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { csvRecords } from "#/contract/csv-records.ts";
import { delimiterOfHeads } from "#/contract/table-heads.ts";
import { isOldWorkbook, isZip } from "#/contract/workbook/first-bytes.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { readTable, type Sheet } from "./read-table.ts";
import { worksheetsOf } from "./read-workbook.ts";
import { namesColumns, namesTitles } from "./sheet-heads.ts";
import { checkSize, SheetError, sheetText } from "./sheet-text.ts";
import { tablesOfWorkbook } from "./tables-of-workbook.ts";

/**
 * Reads a sheet from an XLSX or CSV file. A CSV file may be separated by commas, semicolons, tabs or bars, in any
 * encoding that spreadsheet programs write.
 * @throws {SheetError} when the file cannot be read as a sheet, or has no column for the file or the title.
 */
export async function readSheet(path: string): Promise<Sheet> {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    const key = cause.code === "ENOENT" ? "sheetMissing" : "sheetUnreadable";
    throw new SheetError(
      { key, values: { path: cleanText(path) ?? "", reason: cause.code ?? "" } },
      { cause },
    );
  });
  const file = cleanText(basename(path)) ?? "";
  checkSize(bytes, file);
  if (isZip(bytes)) return tablesOfWorkbook(await worksheetsOf(bytes, file), file);
  if (isOldWorkbook(bytes)) throw new SheetError({ key: "sheetIsOldWorkbook", values: { file } });
  const text = sheetText(bytes, file);
  const form = formOf(text);
  if (form !== null) throw new SheetError({ key: "sheetIsNoTable", values: { file, form } });
  return parseSheet(text);
}

/** Returns the format of a text that is an export of music data but not a table; null for a table. */
function formOf(text: string): "JSON" | "XML" | "HTML" | null {
  const start = text
    .slice(0, 1_000)
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (/^(?:<!doctype html|<html)\b/i.test(start)) return "HTML";
  if (start.startsWith("<?xml")) return "XML";
  if (!/^[{[]/.test(start)) return null;
  try {
    JSON.parse(text.replace(/^\uFEFF/, ""));
    return "JSON";
  } catch {
    return /^[{[]\s*(?:"[^"\n]*"\s*:|[{[]\s*")/.test(start) ? "JSON" : null;
  }
}

/** Reads a sheet from a text; see `readSheet`. */
export function parseSheet(text: string): Sheet {
  const { delimiter, start } = dialect(text);
  const linesAbove = text.slice(0, start).trim() === "" ? 0 : 1;
  return readTable(csvRecords(text.slice(start), delimiter), linesAbove);
}

/** Detects the delimiter from Excel's line `sep=;` above the headers, otherwise from the row of column names. */
function dialect(text: string): { delimiter: string; start: number } {
  const start = text.startsWith("\uFEFF") ? 1 : 0;
  const declared = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(text.slice(start, start + 16));
  if (declared?.[1]) return { delimiter: declared[1], start: start + declared[0].length };
  const header = /^[^\r\n]*/.exec(text.slice(start))?.[0].replace(/"[^"]*"/g, "") ?? "";
  const count = (sign: string) => header.split(sign).length;
  const signs = [",", ";", "\t", "|"].sort((a, b) => count(b) - count(a));
  const delimiter = [namesColumns, namesTitles]
    .map((isHead) => delimiterOfHeads(text.slice(start), signs, isHead))
    .find((sign) => sign !== null);
  return { delimiter: delimiter ?? signs[0] ?? ",", start };
}
