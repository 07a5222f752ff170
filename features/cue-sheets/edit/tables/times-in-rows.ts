import { frameIn } from "./heads-confirmed.ts";

/** Fewest rows whose contents tell the columns of a table apart. */
export const FEWEST_ROWS = 3;
/** Share of the rows with which a rule holds, since people mistype some. */
export const NEARLY_ALL = 0.75;
/** Number of rows and columns in which times are read. */
const MOST_ROWS = 100;
export const MOST_COLUMNS = 200;

/** The time of a cell, null if it has none, and how it is written. */
type CellTime = { frame: number | null; isBlank: boolean; hasSign: boolean };
export type TimeRows = readonly (readonly CellTime[])[];

/** Lines through a cell mark a row that was deleted: «~~01:02:00:00~~». */
export const unstruck = (cell = "") => cell.replace(/^\s*~~|~~\s*$/g, "");

/** Reads the times of a table once, since columns are compared with one another below every row that may be headings. */
export const timesInRows = (rows: readonly (readonly string[])[]): TimeRows =>
  rows.slice(0, MOST_ROWS).map((cells) =>
    cells.slice(0, MOST_COLUMNS).map((cell) => ({
      frame: frameIn(unstruck(cell)),
      isBlank: cell.trim() === "",
      hasSign: /\d[:'.,]\d/.test(cell),
    })),
  );

export const timeOf = (cells: TimeRows[number] | undefined, column: number) => cells?.[column]?.frame ?? null;
