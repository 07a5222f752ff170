import type { GuessedColumn } from "../edit.ts";
import { airedMeanings, type PlannedColumns } from "./aired-heads.ts";
import { isAnyTime, isRemarked, isUnits, type Meaning, meaningOf } from "./head-meaning.ts";
import type { Column } from "./head-words.ts";

/**
 * Maximum number of columns of a table. A longer row is no row of headings, and to look at all of its cells would take
 * seconds.
 */
export const MOST_COLUMNS = 1_000;

export type Columns = Partial<Record<Column, number>> & { name: number; start: number };

/** The headings of a table, which may stand in two rows: their cells, their columns, and the rows around them. */
export type Heads = {
  cells: readonly string[];
  columns: Columns;
  /** The columns of planned times beside those of times on air. */
  planned?: PlannedColumns;
  above: number;
  below: number;
};

/** Headings of a table, and what its contents told of them. */
export type TableHeads = Heads & {
  /** The columns that the contents told, not the headings. */
  guessed: readonly { column: GuessedColumn; at: number }[];
  /** The column of versions, if the contents told it. */
  version?: number;
};

/**
 * Headings that may be those of a table: whether their words are plain ones, whether there is a column for ends or
 * lengths, and whether the starts may be lengths themselves.
 */
export type Found = Heads & { isPlain: boolean; hasEnd: boolean; mayBeLength: boolean };

/**
 * Returns the columns of a table if these are its headings: a title and a start, and an end or a duration unless the
 * table has none. Without a title column, files or else tracks are the titles: «track» may mean a piece of music or a
 * line of an edit.
 */
export function columnsOf(
  cells: readonly string[],
): (Omit<Found, keyof Heads> & Pick<Heads, "columns" | "planned">) | null {
  if (cells.length > MOST_COLUMNS) return null;
  const { meanings, planned } = airedMeanings(cells);
  const of = (column: Column) =>
    meanings
      .flatMap((one, at) => (one?.column === column ? { ...one, at } : []))
      .sort((a, b) => a.rank - b.rank || a.order - b.order);
  const [starts, ends] = [of("start"), of("end")];
  const [start] = starts;
  const [[duration], [file], [channel]] = [of("duration"), of("file"), of("channel")];
  const [title] = of("name");
  const isFileSurer = title && file?.isPlain && isRemarked(title);
  const name = isFileSurer ? file : (title ?? file ?? channel);
  if (!start || !name) return null;
  const end = ends.find((one) => isEndOf(one, start, starts));
  const used = [name, start, end ?? duration].filter((one) => one !== undefined);
  const others = { file, channel, end, duration, note: of("note")[0] };
  const found = Object.entries(others).flatMap(([column, one]) =>
    one && !(column === "channel" && one === name) ? [[column, one.at] as const] : [],
  );
  return {
    columns: { ...Object.fromEntries(found), name: name.at, start: start.at },
    isPlain: used.every((one) => one.isPlain),
    hasEnd: (end ?? duration) !== undefined,
    mayBeLength: isAnyTime(start),
    ...(planned && { planned }),
  };
}

/** Whether an end belongs to a start: beside a start in the programme, a plain end is that of a plain start. */
const isEndOf = (end: Meaning, start: Meaning, starts: readonly Meaning[]) =>
  end.isOfProgramme === start.isOfProgramme ||
  !starts.some((other) => other !== start && other.isOfProgramme === end.isOfProgramme);

/** Returns the headings that begin in a row; null if it has none. */
export function headsFrom(rows: readonly (readonly string[])[], at: number): Found | null {
  const cells = rows[at] ?? [];
  const below = rows[at + 1] ?? [];
  if (areSubheads(below)) {
    let above = "";
    const both = Array.from({ length: Math.max(cells.length, below.length) }, (_, column) => {
      const [upper, lower] = [cells[column]?.trim() ?? "", below[column]?.trim() ?? ""];
      // The heading above may be that of several columns.
      if (upper !== "" || lower === "") above = upper;
      return `${above} ${lower}`.trim();
    });
    const found = columnsOf(both);
    if (found?.hasEnd) return { ...found, cells: both, above: at, below: at + 2, isPlain: false };
  }
  const found = columnsOf(cells);
  return found && { ...found, cells, above: at, below: at + 1 };
}

/** Whether a row has only headings for starts, ends and lengths, as below «Timecode» in merged cells. */
function areSubheads(row: readonly string[]): boolean {
  if (row.length > MOST_COLUMNS) return false;
  const columnOf = (head: string) => meaningOf(head)?.column;
  const heads = row.filter((cell) => cell.trim() !== "" && !isUnits(cell));
  const areTimes = heads.every((head) => ["start", "end", "duration"].includes(columnOf(head) ?? ""));
  return areTimes && heads.some((head) => columnOf(head) === "start");
}
