import type { CsvRecord } from "#/contract/csv-records.ts";
import { partiesInColumn } from "./people-columns.ts";
import { referenceIn } from "./row-references.ts";
import { cellAt, type TableColumns } from "./table-columns.ts";

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

function isContinued(
  above: CsvRecord,
  { cells }: CsvRecord,
  { people, name, start }: TableColumns,
  ofPeople: ReadonlySet<number>,
): boolean {
  if (cellAt(above.cells, name) === "" || cellAt(above.cells, start) === "") return false;
  if (cells.some((cell, at) => cell.trim() !== "" && !ofPeople.has(at))) return false;
  return people.some((column) => {
    const [cell, before] = [cellAt(cells, column.at), cellAt(above.cells, column.at)];
    return (
      cell !== "" && before !== "" && referenceIn(before) === null && partiesInColumn(cell, column).length > 0
    );
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
