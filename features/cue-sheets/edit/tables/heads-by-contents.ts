import { csvRecords } from "#/contract/csv-records.ts";
import { fold } from "#/contract/fold.ts";
import { headRowAt } from "#/contract/table-heads.ts";
import { namesMusic } from "../music-words.ts";
import { versionNamed } from "../split-version.ts";
import { arePersons, withDescriptionsAsTitles } from "./columns-by-contents.ts";
import { isUnits, meaningOf } from "./head-meaning.ts";
import type { Columns, TableHeads } from "./heads-in-rows.ts";
import { peopleColumns } from "./people-columns.ts";
import { areTimes, placesOf } from "./places-by-contents.ts";
import { withoutSources } from "./sources-of-rows.ts";
import { DELIMITERS, headsOf, noteColumns } from "./table-heads.ts";
import {
  FEWEST_ROWS,
  MOST_COLUMNS,
  NEARLY_ALL,
  type TimeRows,
  timeOf,
  timesInRows,
  unstruck,
} from "./times-in-rows.ts";

type Rows = readonly (readonly string[])[];
type Cells = readonly string[];

/** Number of rows below headings that are looked at. */
const MOST_BELOW = 60;
/** Fewest headings: a title and two times. */
const FEWEST_HEADS = 3;
/** Most headings, and most columns of times, which are compared with one another. */
const [MOST_HEADS, MOST_TIMES] = [30, 12];
/** Share of the titles of a list that differ: music returns. */
const DISTINCT = 0.4;
const LONGEST_TITLE = 80;
/** Words of headings, folded, for a piece of music. */
const PIECE =
  /\b(?:tunes?|songs?|pieces?|morceaux?|chansons?|lied(?:er)?|stuecke?|stucke?|werke?|oeuvres?|works?|temas?|cancion(?:es)?|bran[oi]|pezz[oi]|faixas?)\b/;
/** The end of a heading, folded, that a person's name completes: «By», «Music by», «Musik von». */
const PERSONS_AFTER = /(?:^|\s)(?:by|par|von|por|di)[\s:.]*$/;

/** Number of characters in which a delimiter is looked for. */
const LOOKED_AT = 100_000;

/** Returns the headings of a table, which its contents may have to explain; null if they do not. */
export function headsOrGuess(rows: Rows): TableHeads | null {
  const known = headsOf(rows);
  if (known) return withDescriptionsAsTitles(withoutSources({ ...known, guessed: [] }, rows), rows);
  const times = timesInRows(rows);
  const at = headRowAt(rows, (_, row) => headsByContents(rows, times, row) !== null);
  return at === -1 ? null : headsByContents(rows, times, at);
}

/** Returns the delimiter of a table whose contents explain its headings; null if there is none. */
export function delimiterByContents(text: string): string | null {
  const head = text.slice(0, LOOKED_AT);
  const found = DELIMITERS.find((sign) => {
    const rows = csvRecords(head, sign).map(({ cells }) => cells);
    const times = timesInRows(rows);
    return headRowAt(rows, (_, at) => headsByContents(rows, times, at) !== null) !== -1;
  });
  return found ?? null;
}

/**
 * Returns the headings of a table whose words are not known, with columns that their contents tell: two columns of
 * rising times are starts and ends, or one with a column of lengths, and the first column with different texts is the
 * title. What the headings do say is kept. Null if the contents do not tell them either.
 */
function headsByContents(rows: Rows, read: TimeRows, at: number): TableHeads | null {
  const cells = rows[at] ?? [];
  const isTimed = (read[at] ?? []).some(({ frame }) => frame !== null);
  const heads = cells.filter((cell) => /\p{L}/u.test(cell));
  if (isTimed || heads.length < FEWEST_HEADS) return null;
  if (heads.length > MOST_HEADS || cells.length > MOST_COLUMNS) return null;
  const below = rows.slice(at + 1, at + 1 + MOST_BELOW);
  const timesBelow = read.slice(at + 1, at + 1 + MOST_BELOW);
  const said = columnsSaid(cells);
  const times = cells.flatMap((head, column) =>
    head.trim() !== "" && !isOtherThanTime(head) && areTimes(timesBelow, column) ? column : [],
  );
  const places = placesOf(timesBelow, times.slice(0, MOST_TIMES), said);
  if (!places) return null;
  // A line about the programme above the headings may have as many cells as they have.
  if (timeOf(timesBelow[0], places.start) === null) return null;
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

/**
 * Returns the column of an unknown heading with texts that are mostly different, as titles are. Of several, which may be
 * places and persons as well, it is the one whose heading means music; undefined if none does.
 */
function titleColumn(heads: Cells, rows: Rows, known: ReadonlySet<number>): number | undefined {
  const taken = new Set([
    ...known,
    ...noteColumns(heads),
    ...peopleColumns(heads, known).map(({ at }) => at),
  ]);
  const listed = rows.filter((cells) => cells.filter((cell) => cell.trim() !== "").length >= FEWEST_HEADS);
  const isTitles = (head: string, column: number) => {
    if (taken.has(column) || head.trim() === "" || isUnits(head) || PERSONS_AFTER.test(fold(head)))
      return false;
    const texts = listed.flatMap((cells) => cells[column]?.trim() || []);
    const titles = texts.filter(isTitle);
    const isFilled = titles.length >= FEWEST_ROWS && titles.length >= listed.length * NEARLY_ALL;
    const areOther = areVersions(titles) || arePersons(texts);
    return isFilled && new Set(titles).size >= titles.length * DISTINCT && !areOther;
  };
  const found = heads.flatMap((head, column) => (isTitles(head, column) ? { head, column } : []));
  const ofMusic = found.find(({ head }) => namesMusic(head) || PIECE.test(fold(head)));
  return (ofMusic ?? (found.length === 1 ? found[0] : undefined))?.column;
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
