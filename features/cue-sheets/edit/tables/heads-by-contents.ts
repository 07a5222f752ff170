import { csvRecords } from "#/contract/csv-records.ts";
import { headRowAt } from "#/contract/table-heads.ts";
import { versionNamed } from "../split-version.ts";
import { isUnits, meaningOf } from "./head-meaning.ts";
import { frameIn } from "./heads-confirmed.ts";
import type { Columns, TableHeads } from "./heads-in-rows.ts";
import { peopleColumns } from "./people-columns.ts";
import { DELIMITERS, headsOf, noteColumns } from "./table-heads.ts";

type Rows = readonly (readonly string[])[];
type Cells = readonly string[];

/** Fewest rows whose contents tell the columns apart, and number of rows that are looked at. */
const [FEWEST_ROWS, MOST_BELOW] = [3, 60];
/** Fewest headings: a title and two times. */
const FEWEST_HEADS = 3;
const MOST_COLUMNS = 100;
/** Share of the rows with which a rule holds, since people mistype some. */
const NEARLY_ALL = 0.75;
/** Share of the titles of a list that differ: music returns. */
const DISTINCT = 0.4;
const LONGEST_TITLE = 80;
/** Frames between a length as written, in seconds perhaps, and that between a start and an end. */
const TOLERANCE = 25;

/** Number of characters in which a delimiter is looked for. */
const LOOKED_AT = 100_000;

/** Returns the headings of a table, which its contents may have to explain; null if they do not. */
export function headsOrGuess(rows: Rows): TableHeads | null {
  const known = headsOf(rows);
  if (known) return { ...known, guessed: [] };
  const at = headRowAt(rows, (_, row) => headsByContents(rows, row) !== null);
  return at === -1 ? null : headsByContents(rows, at);
}

/** Returns the delimiter of a table whose contents explain its headings; null if there is none. */
export function delimiterByContents(text: string): string | null {
  const head = text.slice(0, LOOKED_AT);
  const found = DELIMITERS.find((sign) => {
    const rows = csvRecords(head, sign).map(({ cells }) => cells);
    return headRowAt(rows, (_, at) => headsByContents(rows, at) !== null) !== -1;
  });
  return found ?? null;
}

/**
 * Returns the headings of a table whose words are not known, with columns that their contents tell: two columns of
 * rising times are starts and ends, or one with a column of lengths, and the first column with different texts is the
 * title. What the headings do say is kept. Null if the contents do not tell them either.
 */
function headsByContents(rows: Rows, at: number): TableHeads | null {
  const cells = rows[at] ?? [];
  const heads = cells.filter((cell) => /\p{L}/u.test(cell) && frameIn(cell) === null);
  if (heads.length < FEWEST_HEADS || cells.length > MOST_COLUMNS) return null;
  if (cells.some((cell) => frameIn(cell) !== null)) return null;
  const below = rows.slice(at + 1, at + 1 + MOST_BELOW);
  const said = columnsSaid(cells);
  const times = cells.flatMap((head, column) =>
    head.trim() !== "" && areTimes(below, column) && !isOtherThanTime(head) ? column : [],
  );
  const places = placesOf(below, times, said);
  if (!places) return null;
  // A line about the programme above the headings may have as many cells as they have.
  if (timeOf(below[0] ?? [], places.start) === null) return null;
  const name = said.name ?? titleColumn(cells, below, new Set([...times, ...Object.values(said)]));
  if (name === undefined) return null;
  const columns: Columns = { ...said, ...places, name };
  const told = (["name", "start", "end", "duration"] as const).flatMap((column) => {
    const place = columns[column];
    return place === undefined || said[column] !== undefined ? [] : { column, at: place };
  });
  const version = versionColumn(cells, below, new Set(Object.values(columns)));
  const guessed = [...told, ...(version === undefined ? [] : [{ column: "version" as const, at: version }])];
  return { cells, columns, above: at, below: at + 1, guessed, ...(version !== undefined && { version }) };
}

/** Returns the columns that headings name. */
function columnsSaid(cells: Cells): Partial<Columns> {
  const said: Partial<Columns> = {};
  for (const [at, cell] of cells.entries()) {
    const meaning = meaningOf(cell);
    if (meaning && said[meaning.column] === undefined) said[meaning.column] = at;
  }
  return said;
}

/** Whether a heading names something other than a time. */
const isOtherThanTime = (head: string) => {
  const column = meaningOf(head)?.column;
  return column !== undefined && column !== "start" && column !== "end" && column !== "duration";
};

/** Lines through a cell mark a row that was deleted: «~~01:02:00:00~~». */
const unstruck = (cell = "") => cell.replace(/^\s*~~|~~\s*$/g, "");
const timeOf = (cells: Cells, column: number) => frameIn(unstruck(cells[column]));

function areTimes(rows: Rows, column: number): boolean {
  const written = rows.filter((cells) => (cells[column] ?? "").trim() !== "");
  const times = written.filter((cells) => timeOf(cells, column) !== null);
  // Numbers alone, such as those of rows, are no times.
  const areCodes = times.some((cells) => /\d[:'.,]\d/.test(cells[column] ?? ""));
  return times.length >= FEWEST_ROWS && times.length >= written.length * NEARLY_ALL && areCodes;
}

/** Returns the columns of starts and ends, or of starts and lengths; null if the times do not tell them. */
function placesOf(
  rows: Rows,
  times: readonly number[],
  said: Partial<Columns>,
): Pick<Columns, "start" | "end" | "duration"> | null {
  const rising = times.filter((column) => isRising(rows, column));
  const starts = said.start === undefined ? rising.filter((one) => one !== said.end) : [said.start];
  const others = times.filter((one) => !Object.values(said).includes(one));
  for (const start of starts.filter((one) => times.includes(one) && one !== said.duration)) {
    const ends = said.end === undefined ? others.filter((one) => rising.includes(one)) : [said.end];
    const end = ends.find((one) => one !== start && isBehind(rows, start, one));
    const lengths = said.duration === undefined ? others : [said.duration];
    const length = lengths.find(
      (one) => one !== start && one !== end && (said.duration === one || isLength(rows, { start, end }, one)),
    );
    if (end !== undefined) return { start, end, ...(length !== undefined && { duration: length }) };
    if (length !== undefined) return { start, duration: length };
  }
  return null;
}

const areNearlyAll = (all: readonly boolean[]) =>
  all.length >= FEWEST_ROWS - 1 && all.filter(Boolean).length >= all.length * NEARLY_ALL;

function isRising(rows: Rows, column: number): boolean {
  const times = rows.flatMap((cells) => timeOf(cells, column) ?? []);
  return areNearlyAll(times.slice(1).map((time, at) => time >= (times[at] ?? 0)));
}

/** Whether one column of times is nearly always later than another. */
function isBehind(rows: Rows, start: number, end: number): boolean {
  const pairs = rows.flatMap((cells) => {
    const [from, until] = [timeOf(cells, start), timeOf(cells, end)];
    return from === null || until === null ? [] : until > from;
  });
  return pairs.length >= FEWEST_ROWS && areNearlyAll(pairs);
}

/** Whether a column has the lengths between starts and ends; without ends, those that fit between the starts. */
function isLength(rows: Rows, { start, end }: { start: number; end: number | undefined }, column: number) {
  const fits = rows.flatMap((cells, at) => {
    const [from, length] = [timeOf(cells, start), timeOf(cells, column)];
    const until = end === undefined ? nextTime(rows, at, start) : timeOf(cells, end);
    if (from === null || length === null || until === null) return [];
    return end === undefined
      ? from + length <= until + TOLERANCE
      : Math.abs(until - from - length) <= TOLERANCE;
  });
  return areNearlyAll(fits);
}

const nextTime = (rows: Rows, at: number, column: number) => {
  const next = rows[at + 1];
  return next ? timeOf(next, column) : null;
};

/** Returns the first column of an unknown heading with texts that are mostly different, as titles are. */
function titleColumn(heads: Cells, rows: Rows, known: ReadonlySet<number>): number | undefined {
  const taken = new Set([
    ...known,
    ...noteColumns(heads),
    ...peopleColumns(heads, known).map(({ at }) => at),
  ]);
  const listed = rows.filter((cells) => cells.filter((cell) => cell.trim() !== "").length >= FEWEST_HEADS);
  const found = heads.findIndex((head, column) => {
    if (taken.has(column) || head.trim() === "" || isUnits(head)) return false;
    const texts = listed.flatMap((cells) => cells[column]?.trim() || []);
    const titles = texts.filter(isTitle);
    const isFilled = titles.length >= FEWEST_ROWS && titles.length >= listed.length * NEARLY_ALL;
    return isFilled && new Set(titles).size >= titles.length * DISTINCT && !areVersions(titles);
  });
  return found === -1 ? undefined : found;
}

const isTitle = (text: string) =>
  text.length <= LONGEST_TITLE && /\p{L}{3}/u.test(text) && !/^\S*\d\S*$/.test(text) && !/\d\s?%/.test(text);

/** Whether texts are versions of music alone, not titles: «Full», «no drums». */
const areVersions = (texts: readonly string[]) =>
  texts.filter((text) => versionNamed(text, false) !== null).length > texts.length / 2;

/** Returns the first column of an unknown heading that has versions alone. */
function versionColumn(heads: Cells, rows: Rows, known: ReadonlySet<number>): number | undefined {
  const found = heads.findIndex((head, column) => {
    if (known.has(column) || head.trim() === "" || meaningOf(head) !== null) return false;
    const texts = rows.flatMap((cells) => unstruck(cells[column]).trim() || []);
    return texts.length >= FEWEST_ROWS && areVersions(texts);
  });
  return found === -1 ? undefined : found;
}
