import { readFile } from "node:fs/promises";
import { type CsvRecord, csvRecords } from "#/contract/csv-records.ts";
import type { MendedLetters } from "#/contract/mended-letters.ts";
import { delimiterOfHeads, headRowAt } from "#/contract/table-heads.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { textMender } from "#/server/operate/import/tags/text-mender.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { withRightsHolders } from "./rights-holders.ts";
import { doubtsOf } from "./sheet-doubts.ts";
import { headsOf, namesColumns, namesTitles, saidAbove } from "./sheet-heads.ts";
import { type SheetRow, sheetRow } from "./sheet-row.ts";
import { SheetError, sheetText } from "./sheet-text.ts";
import { unlessError } from "./sheet-values.ts";

export interface Sheet {
  rows: SheetRow[];
  /** Values that were left out, with their lines. */
  problems: Notice[];
  /** Values that are likely slips and were kept as they are. */
  doubts: Notice[];
  /** Cells with broken letters (mojibake). */
  mended: ({ line: number } & MendedLetters)[];
}

/**
 * Reads a sheet from a CSV file: comma, semicolon, tab or bar, in any encoding that spreadsheet programs write.
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
  return parseSheet(sheetText(bytes));
}

/** Reads a sheet from a text; see `readSheet`. */
export function parseSheet(text: string): Sheet {
  const { delimiter, start } = dialect(text);
  const linesAbove = text.slice(0, start).trim() === "" ? 0 : 1;
  const mended: Sheet["mended"] = [];
  /** Repairs the cells of a record except the file's, whose name on disk may be broken as well. */
  const mend = ({ cells, line }: CsvRecord, filePlaces: readonly number[] = []) => {
    const mender = textMender();
    const whole = cells.map((cell, place) => (filePlaces.includes(place) ? cell : mender.mend(cell)));
    mended.push(...mender.mended.map((found) => ({ line: line + linesAbove, ...found })));
    return whole;
  };
  const table = csvRecords(text.slice(start), delimiter);
  // Rows above the headers may be a title; without a row of column names, the first row is reported as wrong.
  const [place = -1] = [namesColumns, namesTitles]
    .map((isHead) =>
      headRowAt(
        table.map(({ cells }) => cells),
        (cells) => isHead(cells.map(textMender().mend)),
      ),
    )
    .filter((found) => found >= 0);
  const [head, ...records] = table.slice(Math.max(place, 0));
  const above = saidAbove(table.slice(0, Math.max(place, 0)).map((record) => mend(record)));
  if (!head) throw new SheetError({ key: "sheetEmpty" });
  if (head.isBroken) throw new SheetError({ key: "sheetBroken", values: { line: head.line + linesAbove } });
  const { columns, filePlaces, cellsOf, isDayFirst, leftAside } = headsOf(mend(head));
  const problems = leftAside;
  const rows = records.flatMap((record) => {
    const line = record.line + linesAbove;
    const cells = mend(record, filePlaces);
    if (record.isBroken) {
      problems.push({ key: "rowBroken", values: { line } });
      return [];
    }
    if (cells.slice(columns).some((extra) => extra.trim() !== "")) {
      problems.push({ key: "rowTooLong", values: { line, count: columns } });
      return [];
    }
    const own = cellsOf(cells.map(unlessError));
    const cell: typeof own = (column) => own(column) || (above.get(column) ?? "");
    const row = sheetRow(line, cell, (notice) => problems.push(notice), isDayFirst);
    return filePlaces.length === 0 ? { ...row, isFoundByTitle: true as const } : row;
  });
  const whole = withRightsHolders(rows, (notice) => problems.push(notice));
  return { rows: whole, problems, doubts: doubtsOf(whole), mended };
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
