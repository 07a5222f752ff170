import { readFile } from "node:fs/promises";
import { type CsvRecord, csvRecords } from "#/contract/csv-records.ts";
import type { RepairedText } from "#/contract/mojibake.ts";
import { delimiterOfHeads, headRowAt } from "#/contract/table-heads.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { textMender } from "#/server/operate/import/tags/text-mender.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { libraryAbove, saidAbove } from "./above-heads.ts";
import { withRightsHolders } from "./rights-holders.ts";
import { isTotal, withRowAbove } from "./row-above.ts";
import type { SheetColumn } from "./sheet-columns.ts";
import { doubtsOf } from "./sheet-doubts.ts";
import { headsOf, namesColumns, namesTitles } from "./sheet-heads.ts";
import { type SheetRow, sheetRow } from "./sheet-row.ts";
import { SheetError, sheetText } from "./sheet-text.ts";
import { unlessError } from "./sheet-values.ts";
import { groupReader, joinVersions, type WrittenRow } from "./versions-of-track.ts";

export interface Sheet {
  rows: SheetRow[];
  /** Values that were left out, with their lines. */
  problems: Notice[];
  /** Values that are likely slips and were kept as they are. */
  doubts: Notice[];
  /** Cells with broken letters (mojibake). */
  mended: ({ line: number } & RepairedText)[];
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
  const linesBefore = table.slice(0, Math.max(place, 0)).map((record) => mend(record));
  const above = saidAbove(linesBefore);
  if (!head) throw new SheetError({ key: "sheetEmpty" });
  if (head.isBroken) throw new SheetError({ key: "sheetBroken", values: { line: head.line + linesAbove } });
  const headers = mend(head);
  const { columns, filePlaces, cellsOf, isDayFirst, leftAside } = headsOf(
    headers,
    records.map(({ cells }) => cells),
  );
  const groupOf = groupReader(headers);
  const problems = leftAside;
  let before: ReturnType<typeof cellsOf> | null = null;
  const linesLeftOut: number[] = [];
  const leaveOut = (line: number): WrittenRow[] => {
    before = null;
    linesLeftOut.push(line);
    return [];
  };
  const written = records.flatMap((record): WrittenRow[] => {
    const line = record.line + linesAbove;
    const cells = mend(record, filePlaces);
    if (record.isBroken) {
      problems.push({ key: "rowBroken", values: { line } });
      return leaveOut(line);
    }
    if (cells.slice(columns).some((extra) => extra.trim() !== "")) {
      problems.push({ key: "rowTooLong", values: { line, count: columns } });
      return leaveOut(line);
    }
    const own = cellsOf(cells.map(unlessError));
    if (isTotal(own, cells, filePlaces.length > 0)) return leaveOut(line);
    const taken = withRowAbove(own, before);
    before = taken;
    const cell: typeof own = (column) => taken(column) || (above.get(column) ?? "");
    // What is wrong in the row above is told of that one.
    const isOwn = ({ values }: Notice) => own(values?.column as SheetColumn).trim() !== "";
    const tell = (notice: Notice) =>
      taken === own || isOwn(notice) ? void problems.push(notice) : undefined;
    const row = sheetRow(line, cell, tell, isDayFirst);
    const [title, version] = [cell("title"), cell("version")].map((text) => cleanText(text) ?? "");
    if (filePlaces.length === 0) row.isFoundByTitle = true;
    return [{ row, title: title ?? "", version: version ?? "", group: groupOf(cells, row) }];
  });
  joinVersions(written);
  const rows = written.map(({ row }) => row);
  const whole = withRightsHolders(rows, (notice) => problems.push(notice), linesLeftOut);
  const doubts = doubtsOf(whole);
  const library = libraryAbove(linesBefore);
  // Where no album is named, it may be that name.
  const isLibrary = (row: SheetRow) => row.publisher === null && row.album !== null;
  const ofLibrary = library === null ? [] : whole.filter(isLibrary);
  for (const row of ofLibrary) row.publisher = library;
  if (library !== null && ofLibrary.length > 0)
    doubts.push({ key: "sheetAbove", values: { value: library } });
  return { rows: whole, problems, doubts, mended };
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
