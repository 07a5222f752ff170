import type { Worksheet } from "#/contract/workbook/workbook.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { listedNames } from "#/server/platform/terminal/listed-names.ts";
import type { MessageKey, Notice } from "#/server/platform/terminal/words.ts";
import { withHeadsOfTwoRows } from "./heads-of-two-rows.ts";
import { headAt, headOf, readTable, type Sheet } from "./read-table.ts";
import { rowsOfWorksheets } from "./rows-of-worksheets.ts";
import { namesColumns, namesTitles } from "./sheet-heads.ts";
import { SheetError } from "./sheet-text.ts";

/** Maximum number of rows or worksheets in a notice. */
const LISTED = 20;

/**
 * Reads the worksheets of a workbook that name their columns: all with a column for the file, since there may be one
 * per album, otherwise the first with a column for the title. Reports the others. Reads a hidden worksheet only if no
 * other can be read.
 * @throws {SheetError} if no worksheet names its columns.
 */
export function tablesOfWorkbook(worksheets: readonly Worksheet[], file: string): Sheet {
  const filled = worksheets.filter(({ records }) => records.length > 0).map(withHeadsOfTwoRows);
  const inTurn = filled.toSorted((one, other) => Number(one.isHidden) - Number(other.isHidden));
  const [first] = inTurn;
  if (!first) throw new SheetError({ key: "workbookEmpty", values: { file } });
  const [ofFiles, ofTitles] = [namesColumns, namesTitles].map((isHead) =>
    inTurn.filter(({ records }) => headOf(records, isHead) >= 0),
  ) as [Worksheet[], Worksheet[]];
  const seen = ofFiles.filter(({ isHidden }) => !isHidden);
  const read = seen.length > 0 ? seen : (ofFiles[0] ?? ofTitles[0] ?? first);
  const tables = Array.isArray(read) ? read : [read];
  const sheets = tables.map((table) => told(table, tables.length > 1));
  const others = filled.filter((one) => !tables.includes(one));
  // These worksheets name titles, perhaps of the same tracks, as lists of shares or of works without files do.
  const ofWorks = others.filter((one) => !one.isHidden && ofTitles.includes(one));
  const left = others.filter((one) => !ofWorks.includes(one)).map(({ name }) => name);
  const unread = ofWorks.map(
    ({ name }): Notice => ({
      key: "workbookWithoutFiles",
      values: { worksheet: cleanText(name) ?? "", read: listed(tables.map((one) => one.name)) },
    }),
  );
  const all: Sheet = {
    rows: rowsOfWorksheets(sheets),
    problems: [...sheets.flatMap(({ problems }) => problems), ...unread],
    doubts: sheets.flatMap(({ doubts }) => doubts),
    mended: sheets.flatMap(({ mended }) => mended),
  };
  if (left.length > 0)
    all.doubts.push({
      key: "doubtWorksheets",
      values: { names: listed(left), count: left.length, read: listed(tables.map(({ name }) => name)) },
    });
  return all;
}

/**
 * Reads one worksheet and reports its hidden parts. If several worksheets are read, lines are written as `Album 2!14`.
 */
function told(worksheet: Worksheet, isOfSeveral: boolean): Sheet {
  const { name, records, hiddenRows, hiddenColumns, uncounted } = worksheet;
  const place = Math.max(headAt(records), 0);
  const heads = records[place]?.cells ?? [];
  // Cells after the last header are remarks. In a text file they would come from a separator too many.
  const sheet = readTable(
    records.map((record, at) =>
      at > place ? { ...record, cells: record.cells.slice(0, heads.length) } : record,
    ),
  );
  const notice = (key: MessageKey, which: readonly (string | number)[]): Notice[] =>
    which.length === 0
      ? []
      : [{ key, values: { worksheet: cleanText(name) ?? "", which: listed(which), count: which.length } }];
  sheet.problems.unshift(
    ...notice("workbookHiddenRows", hiddenRows),
    ...notice("workbookUncounted", uncounted),
  );
  const hidden = heads.filter((head, place) => hiddenColumns.has(place) && head.trim() !== "");
  sheet.doubts.push(...notice("workbookHiddenColumns", hidden));
  if (!isOfSeveral) return sheet;
  const placed = (line: number | string) => `${cleanText(name) ?? ""}!${line}`;
  const withPlace = ({ key, values = {} }: Notice): Notice => {
    const lines = Object.entries(values).map(([value, said]) => [
      value,
      value === "line" || value === "lines" ? placed(said) : said,
    ]);
    return { key, values: Object.fromEntries(lines) };
  };
  return {
    rows: sheet.rows.map((row) => ({ ...row, line: placed(row.line) })),
    problems: sheet.problems.map(withPlace),
    doubts: sheet.doubts.map(withPlace),
    mended: sheet.mended.map((one) => ({ ...one, line: placed(one.line) })),
  };
}

const listed = (names: readonly (string | number)[]) =>
  listedNames(
    names.map((name) => cleanText(String(name)) ?? ""),
    LISTED,
  );
