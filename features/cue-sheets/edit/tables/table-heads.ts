import { fold } from "#/contract/fold.ts";
import { delimiterOfHeads, headRowAt, type IsHead } from "#/contract/table-heads.ts";
import { headForms, isUnits, meaningOf } from "./head-meaning.ts";
import { NAMES } from "./head-words.ts";
import { areStartsAlone, confirmingRows } from "./heads-confirmed.ts";
import { type Columns, columnsOf, type Heads, headsFrom } from "./heads-in-rows.ts";
import { withJoinedTimes } from "./joined-times.ts";

export const DELIMITERS = ["\t", ";", ",", "|"];
/** A line for Excel that states the delimiter. */
export const SEP_LINE = /^\uFEFF?"?sep=([^"\r\n])?[^\r\n]*/i;
/** How headings are looked for: plain words first, then others, then those of a table without ends and lengths. */
const SEARCHES: readonly IsHead[] = [
  (_, at, rows) => {
    const found = headsFrom(rows, at);
    return found?.hasEnd === true && (found.isPlain || columnsOf(rows[at] ?? [])?.isPlain === true);
  },
  (_, at, rows) => {
    const found = headsFrom(rows, at);
    return found?.hasEnd === true && confirmingRows(found, rows).length > 0;
  },
  (_, at, rows) => {
    const found = headsFrom(rows, at);
    return found !== null && areStartsAlone(found, rows);
  },
];

/** Returns the headings of a table, whose times have one column each; null if none of the first rows has the columns. */
export function headsOf(rows: readonly (readonly string[])[]): Heads | null {
  for (const search of SEARCHES) {
    const at = headRowAt(rows, search);
    if (at !== -1) return headsFrom(rows, at);
  }
  return null;
}

/** Whether a row of a table repeats its headings, in another language perhaps, or only tells the units. */
export const areHeadsAgain = (cells: readonly string[], { name, start }: Columns) =>
  (meaningOf(cells[name] ?? "")?.column === "name" && meaningOf(cells[start] ?? "")?.column === "start") ||
  ((cells[name] ?? "").trim() === "" && isUnits(cells[start] ?? ""));

type Table = readonly (readonly string[])[];

/** Returns the delimiter that the line for Excel states, or one with which a row has the headings; else null. */
export function delimiterOf(text: string): string | null {
  const stated = SEP_LINE.exec(text)?.[1];
  if (stated) return stated;
  const known = new Map<Table, Table>();
  // All searches look through the rows of the same tables.
  const joinedOnce = (rows: Table) => {
    const joined = known.get(rows) ?? withJoinedTimes(rows);
    known.set(rows, joined);
    return joined;
  };
  const searches = SEARCHES.map(
    (isHead): IsHead =>
      (_, at, rows) => {
        const joined = joinedOnce(rows);
        return isHead(joined[at] ?? [], at, joined);
      },
  );
  return delimiterOfHeads(text, DELIMITERS, ...searches);
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
  ...["rem", "rems", "rmk", "rmks", "bem", "anm", "oss", "osserv", "opm", "observ"],
  ...["opmerking", "opmerkingen", "bijzonderheden", "incidencias", "vermerk", "vermerke"],
  ...["obs", "observation", "observations", "status", "statut", "etat", "estado", "stato"],
];

const REMARKS_FIRST =
  /^(?:remarques?|remarks?|bemerkungen|bemerkung|observaci(?:on|ones)|osservazioni|opmerking(?:en)?) /;

/** Returns the indexes of the columns that hold notes and remarks. */
export function noteColumns(row: readonly string[]): number[] {
  const names = new Set<string>([...NAMES.note, ...REMARKS]);
  return row.flatMap((cell, at) =>
    // «Bemerkung Schnitt», «Remarques montage».
    headForms(cell).some((form) => names.has(form) || REMARKS_FIRST.test(form)) ? at : [],
  );
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
