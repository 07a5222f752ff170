import type { CsvRecord } from "#/contract/csv-records.ts";
import type { RepairedText } from "#/contract/mojibake.ts";
import { headRowAt } from "#/contract/table-heads.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { unlessError } from "#/server/operate/import/tags/sheet-values.ts";
import { textMender } from "#/server/operate/import/tags/text-mender.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { libraryAbove, valuesAbove } from "./above-heads.ts";
import { withoutDittos } from "./dittos.ts";
import { settleLabels } from "./labels.ts";
import { groupReader } from "./main-rows.ts";
import { beginsHeldBack, remarkReader } from "./remarks.ts";
import { withRightsHolders } from "./rights-holders.ts";
import { isTotal, withRowAbove } from "./row-above.ts";
import { splitKnownPublishers, writeOutInitials } from "./settle-names.ts";
import type { SheetColumn } from "./sheet-columns.ts";
import { doubtsOf } from "./sheet-doubts.ts";
import { headsOf, namesColumns, namesTitles } from "./sheet-heads.ts";
import { type SheetRow, sheetRow } from "./sheet-row.ts";
import { SheetError } from "./sheet-text.ts";
import { shareFinder } from "./stated-shares.ts";
import { suffixKey } from "./suffix-key.ts";
import { joinVersions, type WrittenRow } from "./versions-of-track.ts";

export interface Sheet {
  rows: SheetRow[];
  /** Values that were left out, with their lines. */
  problems: Notice[];
  /** Values that are probably mistakes, and are kept as they are. */
  doubts: Notice[];
  /** Cells with broken letters (mojibake). */
  mended: ({ line: SheetRow["line"] } & RepairedText)[];
}

/** Returns the index of the row that names the columns, recognised by `isHead`; -1 if there is none. */
export const headOf = (table: readonly CsvRecord[], isHead: (cells: readonly string[]) => boolean) =>
  headRowAt(
    table.map(({ cells }) => cells),
    (cells) => isHead(cells.map(textMender().mend)),
  );

/** Returns the index of the row that names the columns, those of files before those of titles; -1 if there is none. */
export const headAt = (table: readonly CsvRecord[]) =>
  [namesColumns, namesTitles].map((isHead) => headOf(table, isHead)).find((at) => at >= 0) ?? -1;

/**
 * Reads the rows of a table that has a row of column names.
 * @throws {SheetError} if no row names the columns.
 */
export function readTable(table: readonly CsvRecord[], linesAbove = 0): Sheet {
  const mended: Sheet["mended"] = [];
  /** Repairs the cells of a record except the file's, whose name on disk may be broken as well. */
  const mend = ({ cells, line }: CsvRecord, filePlaces: readonly number[] = []) => {
    const mender = textMender();
    const whole = cells.map((cell, place) => (filePlaces.includes(place) ? cell : mender.mend(cell)));
    mended.push(...mender.mended.map((found) => ({ line: line + linesAbove, ...found })));
    return whole;
  };
  // Rows above the headers may contain a title. Without a row of column names, the first row is reported as wrong.
  const place = Math.max(headAt(table), 0);
  const [head, ...records] = table.slice(place);
  const linesBefore = table.slice(0, place).map((record) => mend(record));
  const above = valuesAbove(linesBefore);
  if (!head) throw new SheetError({ key: "sheetEmpty" });
  if (head.isBroken) throw new SheetError({ key: "sheetBroken", values: { line: head.line + linesAbove } });
  const headers = mend(head);
  const { columns, filePlaces, cellsOf, isDayFirst, ignoredColumns } = headsOf(
    headers,
    records.map(({ cells }) => cells),
  );
  const groupOf = groupReader(headers);
  const remarkOf = remarkReader(headers);
  const statesShare = shareFinder(headers);
  const suffixes = suffixKey(linesBefore);
  const problems = ignoredColumns;
  let before: ReturnType<typeof cellsOf> | null = null;
  let cellsAbove: readonly string[] = [];
  const linesLeftOut: number[] = [];
  const leaveOut = (line: number): WrittenRow[] => {
    before = null;
    linesLeftOut.push(line);
    return [];
  };
  const written = records.flatMap((record): WrittenRow[] => {
    const line = record.line + linesAbove;
    const cells = withoutDittos(mend(record, filePlaces), cellsAbove);
    if (record.isBroken) {
      problems.push({ key: "rowBroken", values: { line } });
      return leaveOut(line);
    }
    cellsAbove = cells;
    if (cells.slice(columns).some((extra) => extra.trim() !== "")) {
      problems.push({ key: "rowTooLong", values: { line, count: columns } });
      return leaveOut(line);
    }
    const own = cellsOf(cells.map(unlessError));
    if (isTotal(own, cells, filePlaces.length > 0)) return leaveOut(line);
    const completed = withRowAbove(own, before);
    before = completed;
    const isHeldByVersion = beginsHeldBack(completed("version"));
    const cell: typeof own = (column) =>
      column === "version" && isHeldByVersion ? "" : completed(column) || (above.get(column) ?? "");
    // Problems with values from the row above are reported for that row only.
    const isOwn = ({ values }: Notice) => own(values?.column as SheetColumn).trim() !== "";
    const tell = (notice: Notice) =>
      completed === own || isOwn(notice) ? void problems.push(notice) : undefined;
    const row = sheetRow(line, cell, tell, isDayFirst);
    const remark = remarkOf(cells) ?? (isHeldByVersion ? cleanText(completed("version")) : null);
    if (remark !== null) row.heldBack = remark;
    if (statesShare(cells)) row.statesShare = true;
    const [title, version] = [cell("title"), cell("version")].map((text) => cleanText(text) ?? "");
    if (filePlaces.length === 0) row.isFoundByTitle = true;
    if (filePlaces.length === 0 && version) row.writtenVersion = version;
    if (suffixes.size > 0) row.suffixes = suffixes;
    const grouping = groupOf(cells);
    if (filePlaces.length === 0 && grouping.own) row.code = grouping.own;
    return [{ row, title: title ?? "", version: version ?? "", ...grouping }];
  });
  joinVersions(written);
  const rows = written.map(({ row }) => row);
  const whole = withRightsHolders(rows, (notice) => problems.push(notice), linesLeftOut);
  splitKnownPublishers(whole);
  const doubts = [...doubtsOf(whole), ...settleLabels(whole), ...writeOutInitials(whole)];
  const library = libraryAbove(linesBefore);
  // A row without an album is left out, because the name above may be that of its album.
  const isLibrary = (row: SheetRow) => row.publisher === null && row.label === null && row.album !== null;
  const ofLibrary = library === null ? [] : whole.filter(isLibrary);
  for (const row of ofLibrary) row.publisher = library;
  if (library !== null && ofLibrary.length > 0)
    doubts.push({ key: "sheetAbove", values: { value: library } });
  return { rows: whole, problems, doubts, mended };
}
