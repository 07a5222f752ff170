import Papa from "papaparse";
import { fold } from "#/contract/fold.ts";
import { type Edit, type EditClip, editOf, MOST_CLIPS, Skipped, UnreadableEdit } from "./edit.ts";
import type { Assumed } from "./likely-rate.ts";
import { clockOf, codeIn, readTime } from "./read-time.ts";
import type { Clock } from "./timecode.ts";

/** What a column may be called, folded; French and English as editors and spreadsheets write them. First ones first. */
const NAMES = {
  name: [
    "name",
    "clip",
    "clip name",
    "marker name",
    "title",
    "track title",
    "nom",
    "nom du clip",
    "nom du marqueur",
    "titre",
    "morceau",
    "description",
  ],
  file: ["file", "filename", "file name", "source", "source file", "media", "fichier"],
  start: [
    "start",
    "in",
    "timecode in",
    "tc in",
    "record in",
    "start time",
    "debut",
    "entree",
    "marker in",
    "begin",
  ],
  end: ["end", "out", "timecode out", "tc out", "record out", "end time", "fin", "sortie", "marker out"],
  duration: ["duration", "length", "duree"],
  channel: ["track", "channel", "piste", "voie"],
} as const;

type Column = keyof typeof NAMES;

const headingOf = (text: string) =>
  fold(text)
    .replace(/[_\s]+/g, " ")
    .trim();

/**
 * Reads a table of clips (tabs, semicolons or commas) whose first line names a title and a beginning with an end or
 * a duration; times are time codes, clock times or seconds. Throws `UnreadableEdit` when those columns are missing.
 */
export function readTable(text: string, assumed: Assumed): Edit {
  const firstLine = text.split(/\r\n|\r|\n/, 1)[0] ?? "";
  const delimiter = ["\t", ";", ","].find((one) => firstLine.includes(one));
  if (!delimiter) throw new UnreadableEdit("unknown");
  const rows = rowsOf(text, delimiter);
  const columns = columnsOf(rows[0] ?? []);
  if (
    columns.name === undefined ||
    columns.start === undefined ||
    (columns.end ?? columns.duration) === undefined
  ) {
    throw new UnreadableEdit("columns");
  }
  const skipped = new Skipped();
  const clips: EditClip[] = [];
  const times = [columns.start, columns.end, columns.duration].filter((at) => at !== undefined);
  const { rates, clock } = clockOf(
    rows.slice(1).flatMap((row) => times.map((at) => row[at] ?? "")),
    assumed,
  );
  for (const [index, row] of rows.slice(1).entries()) {
    if (row.every((cell) => cell.trim() === "")) continue;
    const clip = clipOf((column) => row[columns[column] ?? -1]?.trim() ?? "", clock);
    if (clip) clips.push(clip);
    else skipped.add(index + 2, row.join(" "));
    if (clips.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
  }
  clips.sort((a, b) => a.start - b.start);
  return editOf({ format: "table", title: "", rates, counted: clock.rate, clips }, skipped);
}

/** Papa Parse takes quotes that never close for text, so that no table is refused for its quoting. */
const rowsOf = (text: string, delimiter: string): string[][] =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), {
    delimiter,
    skipEmptyLines: true,
    preview: MOST_CLIPS + 2,
  }).data;

function columnsOf(head: string[]): Partial<Record<Column, number>> {
  const folded = head.map(headingOf);
  const found: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(NAMES) as Column[]) {
    const name = NAMES[column].find((one) => folded.includes(one));
    if (name) found[column] = folded.indexOf(name);
  }
  return found;
}

function clipOf(cell: (column: Column) => string, { rate, perSecond }: Clock): EditClip | null {
  const timeIn = (column: Column) => readTime(cell(column), rate, perSecond);
  const start = timeIn("start");
  const duration = timeIn("duration");
  const end = timeIn("end") ?? (start !== null && duration !== null ? start + duration : null);
  if (start === null || end === null || end <= start || cell("name") === "") return null;
  const channel = cell("channel") || "A1";
  return {
    ...{ name: cell("name"), file: cell("file"), reel: "", channel, hasPicture: false },
    ...{ start, end, startCode: codeIn(cell("start")), endCode: codeIn(cell("end")) },
  };
}
