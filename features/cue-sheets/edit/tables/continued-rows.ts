import type { CsvRecord } from "#/contract/csv-records.ts";
import { isSurelyParty, partiesInColumn } from "./people-columns.ts";
import { referenceIn } from "./row-references.ts";
import { isTotalOrOmitted } from "./row-remarks.ts";
import { cellAt, type TableColumns } from "./table-columns.ts";

/** People behind so many signs are not read. */
const LONGEST_CELL = 1_000;

/**
 * Returns the rows of a table, in which a row that holds nothing but further people and their shares belongs to the row
 * above: its cells are further lines of that row's.
 */
export function withContinuedRows(rows: readonly CsvRecord[], columns: TableColumns): readonly CsvRecord[] {
  const ofPeople = new Set(
    columns.people.flatMap(({ at, shares }) => (shares === undefined ? [at] : [at, shares])),
  );
  if (ofPeople.size === 0) return rows;
  const joined: CsvRecord[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above && isContinued(above, row, columns, ofPeople))
      joined[joined.length - 1] = withLines(above, row, ofPeople);
    else joined.push(row);
  }
  return joined;
}

/**
 * Whether a row goes on with the people of the one above: it has nothing else, or else it repeats the title and the place
 * of that row, or its number.
 */
function isContinued(
  above: CsvRecord,
  { cells }: CsvRecord,
  columns: TableColumns,
  ofPeople: ReadonlySet<number>,
): boolean {
  const { people, name, start } = columns;
  if (cellAt(above.cells, name) === "" || cellAt(above.cells, start) === "") return false;
  if (isTotalOrOmitted(cells)) return false;
  const isAgain = (at: number) => cellAt(cells, at) === cellAt(above.cells, at);
  const isMark = (at: number) => at === name && referenceIn(cellAt(cells, at))?.to === "above";
  const isFurther = (cell: string, at: number) =>
    cell.trim() === "" || ofPeople.has(at) || isAgain(at) || isMark(at);
  if (!cells.every(isFurther)) return false;
  const isPlaceAgain = cellAt(cells, start) !== "";
  // Without its place, music of that title may be used a second time.
  if (!isPlaceAgain && cellAt(cells, name) !== "" && !isMark(name)) return false;
  return people.some((column) => {
    const [cell, before] = [cellAt(cells, column.at), cellAt(above.cells, column.at)];
    if (cell === "" || before.length > LONGEST_CELL || referenceIn(before) !== null) return false;
    if (isPlaceAgain && before.split("\n").includes(cell)) return false;
    const parties = partiesInColumn(cell, column);
    return before === "" ? parties.some(isSurelyParty) : parties.length > 0 || cell.includes("?");
  });
}

/** Returns a row with the cells of the next one as further lines of its own. */
function withLines(row: CsvRecord, { cells }: CsvRecord, ofPeople: ReadonlySet<number>): CsvRecord {
  const lines = row.cells.map((cell, at) => {
    const next = ofPeople.has(at) ? cellAt(cells, at) : "";
    return next === "" ? cell : [cell, next].filter((one) => one.trim() !== "").join("\n");
  });
  return { ...row, cells: lines };
}
