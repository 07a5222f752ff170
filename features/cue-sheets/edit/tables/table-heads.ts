import { fold } from "#/contract/fold.ts";
import { delimiterOfHeads, headRowAt, type IsHead } from "#/contract/table-heads.ts";
import { codeIn, readSeconds } from "#/features/cue-sheets/time/read-time.ts";
import { headForms, isAnyTime, isRemarked, isUnits, type Meaning, meaningOf } from "./head-meaning.ts";
import { type Column, NAMES } from "./head-words.ts";

export type Columns = Partial<Record<Column, number>> & { name: number; start: number };

/** The headings of a table, which may stand in two rows: their cells, their columns, and the rows around them. */
export type Heads = { cells: readonly string[]; columns: Columns; above: number; below: number };

/** Headings with the question whether their words are plain ones, and whether there is a column for ends or lengths. */
type Found = Heads & { isPlain: boolean; hasEnd: boolean };

const DELIMITERS = ["\t", ";", ",", "|"];
/** A line for Excel that states the delimiter. */
export const SEP_LINE = /^\uFEFF?"?sep=([^"\r\n])?[^\r\n]*/i;
/** Number of rows below headings in which a time confirms them, if their words could also mean something else. */
const MOST_BELOW = 20;

/**
 * Returns the columns of a table if these are its headings: a title and a start, and an end or a duration unless the
 * table has none. Without a title column, files or else tracks are the titles: «track» may mean a piece of music or a
 * line of an edit.
 */
function columnsOf(cells: readonly string[]): Pick<Found, "columns" | "isPlain" | "hasEnd"> | null {
  const meanings = cells.map(meaningOf);
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
  if (isAnyTime(start) && !end && !duration) return null;
  const used = [name, start, end ?? duration].filter((one) => one !== undefined);
  const others = { file, channel, end, duration, note: of("note")[0] };
  const found = Object.entries(others).flatMap(([column, one]) =>
    one && !(column === "channel" && one === name) ? [[column, one.at] as const] : [],
  );
  return {
    columns: { ...Object.fromEntries(found), name: name.at, start: start.at },
    isPlain: used.every((one) => one.isPlain),
    hasEnd: (end ?? duration) !== undefined,
  };
}

/** Whether an end belongs to a start: beside a start in the programme, a plain end is that of a plain start. */
const isEndOf = (end: Meaning, start: Meaning, starts: readonly Meaning[]) =>
  end.isOfProgramme === start.isOfProgramme ||
  !starts.some((other) => other !== start && other.isOfProgramme === end.isOfProgramme);

/** Returns the headings that begin in a row; null if it has none. */
function headsFrom(rows: readonly (readonly string[])[], at: number): Found | null {
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
  const written = row.filter((cell) => cell.trim() !== "");
  const meanings = written.map((cell) => (isUnits(cell) ? "units" : meaningOf(cell)?.column));
  return (
    meanings.includes("start") &&
    meanings.every((one) => one === "start" || one === "end" || one === "duration" || one === "units")
  );
}

const isReadable = (time = "") => codeIn(time) !== undefined || readSeconds(time.trim()) !== null;

/** Whether a row below headings has a title and a time where they say so. */
const areConfirmed = ({ columns, below }: Heads, rows: readonly (readonly string[])[]) =>
  rows
    .slice(below, below + MOST_BELOW)
    .some((cells) => isReadable(cells[columns.start]) && /\p{L}{2}/u.test(cells[columns.name] ?? ""));

/** How headings are looked for: plain words first, then others, then those of a table without ends and lengths. */
const SEARCHES: readonly IsHead[] = [
  (_, at, rows) => {
    const found = headsFrom(rows, at);
    return found?.hasEnd === true && (found.isPlain || columnsOf(rows[at] ?? [])?.isPlain === true);
  },
  (_, at, rows) => {
    const found = headsFrom(rows, at);
    return found?.hasEnd === true && areConfirmed(found, rows);
  },
  (_, at, rows) => {
    const found = headsFrom(rows, at);
    return found !== null && areConfirmed(found, rows);
  },
];

/** Returns the headings of a table; null if none of the first rows has the necessary columns. */
export function headsOf(rows: readonly (readonly string[])[]): Heads | null {
  const at = SEARCHES.map((search) => headRowAt(rows, search)).find((one) => one !== -1);
  return at === undefined ? null : headsFrom(rows, at);
}

/** Whether a row of a table repeats its headings, in another language perhaps, or only tells the units. */
export const areHeadsAgain = (cells: readonly string[], { name, start }: Columns) =>
  (meaningOf(cells[name] ?? "")?.column === "name" && meaningOf(cells[start] ?? "")?.column === "start") ||
  ((cells[name] ?? "").trim() === "" && isUnits(cells[start] ?? ""));

/** Returns the delimiter that the line for Excel states, or one with which a row has the headings; else null. */
export function delimiterOf(text: string): string | null {
  return SEP_LINE.exec(text)?.[1] ?? delimiterOfHeads(text, DELIMITERS, ...SEARCHES);
}

/** Columns with remarks or a status, which are never a title, as a note may be. */
const REMARKS = [
  ...[
    "remarque",
    "remarques",
    "remark",
    "remarks",
    "bemerkung",
    "bemerkungen",
    "observacion",
    "observaciones",
  ],
  ...["obs", "observation", "observations", "status", "statut", "etat", "estado", "stato"],
];

/** Returns the indexes of the columns that hold notes and remarks. */
export function noteColumns(row: readonly string[]): number[] {
  const names = new Set<string>([...NAMES.note, ...REMARKS]);
  return row.flatMap((cell, at) => (headForms(cell).some((form) => names.has(form)) ? at : []));
}

/**
 * Whether the times of a table are numbers of frames, not seconds: the headings say so, or the heading «Marker Type»
 * shows that Premiere Pro wrote it.
 */
export function areTimesInFrames(row: readonly string[], { start, end, duration }: Columns): boolean {
  const heads = row.map((cell) => fold(cell));
  const ofTimes = [start, end, duration].map((at) => heads[at ?? -1] ?? "");
  if (ofTimes.some((head) => /\b(s|secs?|seconds|secondes|sekunden|segundos)\b/.test(head))) return false;
  return (
    ofTimes.some((head) => /\b(frames?|images|bilder|fotogramas)\b/.test(head)) ||
    heads.some((head) => /\bmarker type\b/.test(head))
  );
}
