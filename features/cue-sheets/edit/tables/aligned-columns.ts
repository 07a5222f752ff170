import type { CsvRecord } from "#/contract/csv-records.ts";
import { isHourOfDay } from "../hour-of-day.ts";
import {
  CHUNK,
  FEWEST_COLUMNS,
  hasTime,
  linesOf,
  MOST_COLUMNS,
  recordsOf,
  type Span,
  spansOf,
  WORD,
} from "./column-lines.ts";
import { frameIn } from "./heads-confirmed.ts";
import { FEWEST_ROWS, NEARLY_ALL } from "./times-in-rows.ts";

/** Number of rows that tell where columns start. */
const MOST_TELLING = 200;
/** Number of lines among which these are looked for. */
const MOST_LOOKED_AT = 1_000;
/** Share of the rows in which a column starts at the same character, since cells may be empty. */
const ALIGNED = 0.6;

/**
 * Returns the rows of a text without headings, in whose lines the same columns start at the same characters, with
 * headings of our own; null if its lines have no such columns with times and titles.
 */
export function rowsOfAlignedColumns(text: string): CsvRecord[] | null {
  const lines = linesOf(text);
  const timed = lines
    .slice(0, MOST_LOOKED_AT)
    .filter((one) => hasTime(one.text))
    .slice(0, MOST_TELLING);
  if (timed.length < FEWEST_ROWS) return null;
  const columns = alignedColumns(timed.map((one) => one.text));
  if (columns.length < FEWEST_COLUMNS || columns.length > MOST_COLUMNS) return null;
  const first = lines.findIndex((one) => hasTime(one.text));
  const above = recordsOf(lines.slice(0, first), first, columns);
  const rows = recordsOf(lines.slice(first), -1, columns);
  const heads = headsOfOurOwn(
    rows.map(({ cells }) => cells),
    columns.length,
  );
  if (!heads) return null;
  return [...above, { cells: heads, line: timed[0]?.line ?? 1, isBroken: false }, ...rows];
}

/** Returns the columns that start at the same character in most lines, and before which nearly all lines have a blank. */
function alignedColumns(rows: readonly string[]): Span[] {
  const starts = new Map<number, number>();
  for (const row of rows) for (const at of startsIn(row)) starts.set(at, (starts.get(at) ?? 0) + 1);
  const isColumn = (at: number, count: number) =>
    count >= rows.length * ALIGNED &&
    rows.filter((row) => at === 0 || (row[at - 1] ?? " ") === " ").length >= rows.length * NEARLY_ALL;
  const found = [...starts].flatMap(([at, count]) => (isColumn(at, count) ? at : [])).sort((a, b) => a - b);
  return found.map((from, at) => ({ from, to: (found[at + 1] ?? from + 2) - 1 }));
}

/** Returns where cells of a line may start: behind several blanks, and before and behind a time. */
function startsIn(row: string): ReadonlySet<number> {
  const words = spansOf(row, WORD);
  const isTime = (word: Span | undefined) =>
    word !== undefined && frameIn(row.slice(word.from, word.to)) !== null;
  const beside = words.filter((word, at) => isTime(word) || isTime(words[at - 1]));
  return new Set([...spansOf(row, CHUNK), ...beside].map(({ from }) => from));
}

/** Returns headings for columns whose contents are starts, ends or lengths, and titles; null if there are none. */
function headsOfOurOwn(rows: readonly (readonly string[])[], count: number): string[] | null {
  const framesIn = (column: number) => rows.map((cells) => frameIn(cells[column]));
  const textsIn = (column: number) => rows.flatMap((cells) => cells[column]?.trim() || []);
  const all = Array.from({ length: count }, (_, column) => column);
  const times = all.filter((column) => {
    const texts = textsIn(column);
    const read = framesIn(column).filter((frame) => frame !== null);
    return read.length >= FEWEST_ROWS && read.length >= texts.length * NEARLY_ALL;
  });
  const [start, second] = times;
  if (start === undefined || times.length > 2) return null;
  const starts = framesIn(start);
  const isEnd =
    second !== undefined &&
    framesIn(second).every((frame, row) => frame === null || frame > (starts[row] ?? frame));
  // Such a text is a call sheet or the agenda of a meeting.
  const told = isEnd ? [start, second] : [start];
  const timesIn = (column: number) => textsIn(column).filter((text) => frameIn(text) !== null);
  if (told.every((column) => timesIn(column).every(isHourOfDay))) return null;
  const isTitles = (column: number) => {
    const texts = textsIn(column).filter((text) => /\p{L}{3}/u.test(text));
    return (
      !times.includes(column) &&
      texts.length >= rows.length * ALIGNED &&
      new Set(texts).size >= texts.length * ALIGNED
    );
  };
  const behind = all.slice(times.at(-1) ?? 0).find(isTitles);
  const title = behind ?? all.find(isTitles);
  if (title === undefined) return null;
  return all.map((column) =>
    column === start
      ? "In"
      : column === second
        ? isEnd
          ? "Out"
          : "Duration"
        : column === title
          ? "Title"
          : "",
  );
}
