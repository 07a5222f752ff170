import type { Worksheet } from "#/contract/workbook/workbook.ts";
import { peopleColumns } from "./people-heads.ts";
import { sheetColumn } from "./sheet-columns.ts";

/** Number of rows in which headers are looked for. */
const MOST_ABOVE = 30;

const knownHeads = (cells: readonly string[]) =>
  cells.filter((cell) => sheetColumn(cell) !== null).length + peopleColumns(cells).length;

/**
 * Joins headers in two rows, where a merged cell covers several columns: «Writer 1» above «Name», «IPI» and «Share»
 * becomes «Writer 1 Name», «Writer 1 IPI», «Writer 1 Share». Changes nothing unless this makes more headers known, so a
 * merged title above the headers stays out of them.
 */
export function withHeadsOfTwoRows(worksheet: Worksheet): Worksheet {
  const { records, across } = worksheet;
  for (const [place, upper] of records.slice(0, MOST_ABOVE).entries()) {
    const lower = records[place + 1];
    if (lower?.line !== upper.line + 1) continue;
    const groups = across.filter(({ line, from }) => line === upper.line && upper.cells[from]?.trim());
    if (groups.length === 0) continue;
    const cells = upper.cells.concat(lower.cells.slice(upper.cells.length)).map((head, at) => {
      const own = lower.cells[at]?.trim() ?? "";
      const group = groups.find(({ from, to }) => at >= from && at <= to);
      return group && own ? `${upper.cells[group.from]} ${own}` : own || head;
    });
    // «Name» alone is a known header too, so joining need not make more known than the lower row has.
    const known = knownHeads(cells);
    const isMore = known > knownHeads(upper.cells) && known >= knownHeads(lower.cells);
    if (!isMore) continue;
    return {
      ...worksheet,
      records: [...records.slice(0, place), { ...lower, cells }, ...records.slice(place + 2)],
    };
  }
  return worksheet;
}
