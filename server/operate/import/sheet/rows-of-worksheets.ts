import { isDeepStrictEqual } from "node:util";
import type { SheetRow } from "./sheet-row.ts";

/** Values that may differ between two rows of one file. */
const OF_ROW: ReadonlySet<string> = new Set([
  "line",
  "isOfArrangers",
  "isOfHolders",
  "statesShare",
  "otherIsrcs",
] satisfies (keyof SheetRow)[]);

/**
 * Joins the rows that several worksheets have for one file, for example if one has the titles and another the shares of
 * the writers. Rows that contradict each other stay separate.
 */
export function rowsOfWorksheets(sheets: readonly { rows: readonly SheetRow[] }[]): SheetRow[] {
  const joined: SheetRow[] = [];
  const before = new Map<string, SheetRow>();
  for (const { rows } of sheets) {
    const own = rows.filter((row) => {
      const known = row.file === "" ? undefined : before.get(row.file);
      if (!known || contradicts(known, row)) return true;
      Object.assign(known, filled(known, row));
      return false;
    });
    for (const row of own) {
      joined.push(row);
      before.set(row.file, row);
    }
  }
  return joined;
}

const contradicts = (one: SheetRow, other: SheetRow) =>
  Object.entries(one).some(([name, value]) => {
    const otherValue = other[name as keyof SheetRow];
    return (
      !OF_ROW.has(name) && value !== null && otherValue !== null && !isDeepStrictEqual(value, otherValue)
    );
  });

function filled(known: SheetRow, row: SheetRow): SheetRow {
  const values = Object.entries(row).filter(([, value]) => value !== null);
  return {
    ...known,
    ...Object.fromEntries(values),
    line: known.line,
    isOfArrangers: (known.credits === null ? row : known).isOfArrangers,
    otherIsrcs: (known.isrc === null ? row : known).otherIsrcs,
  };
}
