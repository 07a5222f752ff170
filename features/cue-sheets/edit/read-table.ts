import Papa from "papaparse";
import { fold } from "#/lib/fold.ts";
import { type Edit, type EditClip, MOST_CLIPS, Skipped, UnreadableEdit } from "./edit.ts";
import { readTime } from "./read-time.ts";
import type { FrameRate } from "./timecode.ts";

/** What a column may be called, folded; French and English as editors and spreadsheets write them. */
const NAMES = {
  name: [
    "name",
    "clip",
    "clip name",
    "title",
    "track title",
    "nom",
    "nom du clip",
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
export function readTable(text: string, assumed: FrameRate): Edit {
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
  for (const [index, row] of rows.slice(1).entries()) {
    if (row.every((cell) => cell.trim() === "")) continue;
    const clip = clipOf((column) => row[columns[column] ?? -1]?.trim() ?? "", assumed);
    if (clip) clips.push(clip);
    else skipped.add(index + 2, row.join(" "));
    if (clips.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
  }
  if (clips.length === 0) throw new UnreadableEdit("noSound");
  return {
    format: "table",
    title: "",
    rate: null,
    clips: clips.sort((a, b) => a.start - b.start),
    skipped: skipped.lines,
    skippedCount: skipped.count,
  };
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
    const at = folded.findIndex((name) => (NAMES[column] as readonly string[]).includes(name));
    if (at !== -1) found[column] = at;
  }
  return found;
}

function clipOf(cell: (column: Column) => string, rate: FrameRate): EditClip | null {
  const start = readTime(cell("start"), rate);
  const duration = readTime(cell("duration"), rate);
  const end = readTime(cell("end"), rate) ?? (start !== null && duration !== null ? start + duration : null);
  if (start === null || end === null || end <= start || cell("name") === "") return null;
  const channel = cell("channel") || "A1";
  return { name: cell("name"), file: cell("file"), reel: "", channel, start, end, hasPicture: false };
}
