import { type CsvRecord, csvRecords } from "#/contract/csv-records.ts";
import { LAST_FRAME } from "#/contract/cue-sheet.ts";
import { fold } from "#/contract/fold.ts";
import type { Assumed } from "#/features/cue-sheets/time/likely-rate.ts";
import { clockOf, codeIn, readTime } from "#/features/cue-sheets/time/read-time.ts";
import type { FrameRate } from "#/features/cue-sheets/time/timecode.ts";
import { unquoted } from "../clip-title.ts";
import {
  type Edit,
  type EditClip,
  editOf,
  isPictureFile,
  MOST_CLIPS,
  Skipped,
  UnreadableEdit,
} from "../edit.ts";
import { isMusicLabel, isOtherLabel } from "../not-music.ts";
import { isRoleName } from "../role-names.ts";
import { versionSaid } from "../told-version.ts";
import { unprefixedAsNotes } from "./called-music.ts";
import { isGoingOn, isNoiseRemark, isNoRow, isSetAside } from "./row-remarks.ts";
import { NumberedTitles, namedColumns, withVersion } from "./same-rows.ts";
import {
  type Column,
  columnsOf,
  delimiterOf,
  headsAt,
  noteColumns,
  SEP_LINE,
  sayFrames,
} from "./table-heads.ts";

const PICTURE = /^v(?:ideo)?\s*\d*$/;
/** A track of subtitles in DaVinci Resolve's edit index, whose column of tracks is called «V». */
const SUBTITLES = /^st\d+$/i;
/** Rows named by «music», «temp» and a number only. Their title is in the file or else the note. */
const KIND = /^(?:(?:(?:musi(?:c|que|k|ca)|mx|mus|cue|zi[kc]|te?mp)[\s._#-]*)+\d{0,3}|m[\s._#-]*\d{1,2})$/;
const LONGEST_TITLE = 200;

/**
 * Reads a table of clips or markers (tabs, semicolons, commas) in which a row has a title and a start with an end or a
 * duration; the text above the headings is the table's title. Times are time codes, clock times or seconds. Throws
 * `UnreadableEdit` when those columns are missing.
 */
export function readTable(text: string, assumed: Assumed): Edit {
  const delimiter = delimiterOf(text);
  if (!delimiter) throw new UnreadableEdit(/[\t;,]/.test(text.slice(0, 1_000)) ? "columns" : "unknown");
  const rows = rowsOf(text, delimiter);
  const heads = headsAt(rows.map(({ cells }) => cells));
  const columns = columnsOf(rows[heads]?.cells ?? []);
  if (!columns) throw new UnreadableEdit("columns");
  const before = rows
    .slice(0, heads)
    .map(({ cells }) => cells.filter((cell) => cell.trim() !== "").join(" "));
  const below = rows.slice(heads + 1);
  const timesIn = (...found: Column[]) =>
    below.flatMap(({ cells }) => found.flatMap((column) => cells[columns[column] ?? -1] ?? []));
  const [places, lengths] = [timesIn("start", "end"), timesIn("duration")];
  const { rates, clock } = clockOf(places, assumed, { lengths });
  const inFrames = sayFrames(rows[heads]?.cells ?? [], columns) && [...places, ...lengths].every(isWhole);
  const skipped = new Skipped();
  const clips: EditClip[] = [];
  const times = new Set([columns.start, columns.end, columns.duration]);
  const kind = kindColumn(
    below.map(({ cells }) => cells),
    new Set(Object.values(columns)),
  );
  const notes = noteColumns(rows[heads]?.cells ?? []);
  const own = namedColumns(rows[heads]?.cells ?? [], new Set([...Object.values(columns), ...notes]));
  const numbered = new NumberedTitles();
  const versionsIn = (cells: string[]) => [own.version, ...notes].map((at) => cells[at] ?? "");
  for (const { cells } of below) {
    const title = unquoted(cells[columns.name]?.trim() ?? "");
    numbered.add(cells[own.number] ?? "", withVersion(title, versionsIn(cells), false));
  }
  const unlike: { line: number; name: string; written: string }[] = [];
  const framesOf = (time: string) =>
    inFrames && time !== "" ? Number(time) : readTime(time, clock.rate, clock.perSecond);
  const isBelow = (cells: string[]) => cells.every((one, at) => one.trim() === "" || times.has(at));
  let above: EditClip | null = null;
  /** The last title that a row has, whether its times could be read or not. */
  let title = "";
  for (const { cells, line } of below) {
    const called = cells[columns.name]?.trim() ?? "";
    const meant = numbered.meantBy(called);
    const isSame = isGoingOn(called) || meant !== null;
    const clip: EditClip | null = clipOf(
      (column) => cells[columns[column] ?? -1]?.trim() ?? "",
      framesOf,
      isSame ? (meant ?? title) : isBelow(cells) ? (above?.name ?? "") : "",
      isSame,
    );
    const remarks = notes.map((at) => cells[at] ?? "");
    if (clip) clip.name = withVersion(clip.name, versionsIn(cells), isSame);
    const [until, written] = [columns.end, columns.duration].map((at) => cells[at ?? -1]?.trim() ?? "");
    if (clip && until && written && isUnlike(clip, framesOf(until), framesOf(written), clock.rate)) {
      unlike.push({ line, name: clip.name, written });
    }
    above = clip;
    if (!isSame && called !== "") title = clip?.name ?? unquoted(called);
    if (clip) {
      const role = cells[kind]?.trim() || (remarks.find(isNoiseRemark) ?? "");
      clips.push({ ...clip, role, ...(isSetAside(clip.name, remarks) && { isOff: true }) });
    } else if (!isNoRow(cells, cells[columns.start])) skipped.add(line, cells.join(" "));
    if (clips.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
  }
  const head = (before.find((one) => one !== "") ?? "").slice(0, LONGEST_TITLE);
  const told = kind === -1 ? unprefixedAsNotes(clips) : clips;
  const isIndex = rows[heads]?.cells[columns.channel ?? -1]?.trim() === "V";
  const said = isIndex ? told.filter(({ channel }) => !SUBTITLES.test(channel)) : told;
  return editOf(
    { format: "table", title: head, rates, counted: clock.rate, clips: soundOf(said), unlike },
    skipped,
  );
}

/** Whether the length that a row states differs by more than a second from the one between its start and end. */
const isUnlike = ({ start, end }: EditClip, until: number | null, written: number | null, rate: FrameRate) =>
  until !== null && written !== null && Math.abs(end - start - written) > rate.base;

/** Returns the rows that are not empty, each with the number of its first line. */
function rowsOf(text: string, delimiter: string): CsvRecord[] {
  const table = text.replace(SEP_LINE, "").replace(/^\uFEFF/, "");
  const records = csvRecords(table, delimiter).slice(0, MOST_CLIPS * 2);
  return records.map(({ cells, line, isBroken }) => ({
    cells: delimiter === "\t" ? cells.map(bare) : cells,
    // A cell in quotes may span several lines.
    line: line - (cells.join(" ").match(/\r\n|\r|\n/g)?.length ?? 0),
    isBroken,
  }));
}

/** Excel quotes some cells between tabs too; a quotation mark without its pair is part of a title. */
const bare = (cell: string) =>
  /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;

function clipOf(
  cell: (column: Column) => string,
  framesOf: (time: string) => number | null,
  above: string,
  isSame: boolean,
): EditClip | null {
  const timeIn = (column: Column) => framesOf(cell(column));
  const start = timeIn("start");
  const duration = timeIn("duration");
  const end = timeIn("end") ?? (start !== null && duration !== null ? start + duration : null);
  const name = titleOf(cell, above, isSame).replace(/\s+/g, " ");
  if (start === null || end === null || end <= start || end > LAST_FRAME || name === "") return null;
  const channel = cell("channel") || "A1";
  const hasPicture = isPicture(channel) || isPictureFile(cell("file")) || isPictureFile(name);
  return {
    ...{ name, file: cell("file"), reel: "", channel, hasPicture },
    ...{ start, end, startCode: codeIn(cell("start")), endCode: codeIn(cell("end")) },
  };
}

/** Returns the title of a row's music; a row with times only, or «(suite)», belongs to the title `above`. */
function titleOf(cell: (column: Column) => string, above: string, isSame: boolean): string {
  const [name, file, note] = [unquoted(cell("name")), cell("file"), cell("note")];
  if (isSame) return above;
  if (!KIND.test(fold(name))) return name || file || above;
  const isTitle = !isSetAside("", [note]) && !isNoiseRemark(note) && versionSaid(note) === null;
  return (isPictureFile(file) ? "" : file) || (isTitle && note) || name;
}

/** Returns the index of the column that tells of each row whether it is music or another sound; -1 if there is none. */
const kindColumn = (rows: readonly string[][], known: ReadonlySet<number>) =>
  (rows[0] ?? []).findIndex((_, column) => {
    if (known.has(column)) return false;
    const said = rows.flatMap((cells) => cells[column]?.trim() || []);
    return (
      said.every((one) => isMusicLabel(one) || isOtherLabel(one) || isRoleName(one)) &&
      said.some(isMusicLabel)
    );
  });

const isWhole = (time: string) => /^\d*$/.test(time.trim());

const isPicture = (channel: string) => PICTURE.test(fold(channel));

/** Returns the sound of a table with tracks of picture and of sound. */
function soundOf(clips: EditClip[]): EditClip[] {
  const sound = clips.filter(({ channel }) => !isPicture(channel));
  return (sound.length > 0 ? sound : clips).sort((a, b) => a.start - b.start);
}
