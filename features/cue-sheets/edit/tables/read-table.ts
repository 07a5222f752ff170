import { type CsvRecord, csvRecords } from "#/contract/csv-records.ts";
import { LAST_FRAME } from "#/contract/cue-sheet.ts";
import { fold } from "#/contract/fold.ts";
import type { Assumed } from "#/features/cue-sheets/time/likely-rate.ts";
import { clockOf, codeIn, readTime } from "#/features/cue-sheets/time/read-time.ts";
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
import { isGoingOn, isNoiseRemark, isNoRow, isSetAside } from "./row-remarks.ts";
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
  const isBelow = (cells: string[]) => cells.every((one, at) => one.trim() === "" || times.has(at));
  let above: EditClip | null = null;
  /** The last title that a row has, whether its times could be read or not. */
  let title = "";
  for (const { cells, line } of below) {
    const called = cells[columns.name]?.trim() ?? "";
    const isSame = isGoingOn(called);
    const clip: EditClip | null = clipOf(
      (column) => cells[columns[column] ?? -1]?.trim() ?? "",
      (text) => (inFrames && text !== "" ? Number(text) : readTime(text, clock.rate, clock.perSecond)),
      isSame ? title : isBelow(cells) ? (above?.name ?? "") : "",
    );
    above = clip;
    if (!isSame && called !== "") title = clip?.name ?? called;
    if (clip) {
      const remarks = notes.map((at) => cells[at] ?? "");
      const role = cells[kind]?.trim() || (remarks.find(isNoiseRemark) ?? "");
      clips.push({ ...clip, role, ...(isSetAside(clip.name, remarks) && { isOff: true }) });
    } else if (!isNoRow(cells, cells[columns.start])) skipped.add(line, cells.join(" "));
    if (clips.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
  }
  const head = (before.find((one) => one !== "") ?? "").slice(0, LONGEST_TITLE);
  const told = kind === -1 ? withNotes(clips) : clips;
  const isIndex = rows[heads]?.cells[columns.channel ?? -1]?.trim() === "V";
  const said = isIndex ? told.filter(({ channel }) => !SUBTITLES.test(channel)) : told;
  return editOf({ format: "table", title: head, rates, counted: clock.rate, clips: soundOf(said) }, skipped);
}

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
): EditClip | null {
  const timeIn = (column: Column) => framesOf(cell(column));
  const start = timeIn("start");
  const duration = timeIn("duration");
  const end = timeIn("end") ?? (start !== null && duration !== null ? start + duration : null);
  const name = titleOf(cell, above).replace(/\s+/g, " ");
  if (start === null || end === null || end <= start || end > LAST_FRAME || name === "") return null;
  const channel = cell("channel") || "A1";
  const hasPicture = isPicture(channel) || isPictureFile(cell("file")) || isPictureFile(name);
  return {
    ...{ name, file: cell("file"), reel: "", channel, hasPicture },
    ...{ start, end, startCode: codeIn(cell("start")), endCode: codeIn(cell("end")) },
  };
}

/** Returns the title of a row's music; a row with times only, or «(suite)», belongs to the title `above`. */
function titleOf(cell: (column: Column) => string, above: string): string {
  const [name, file, note] = [cell("name"), cell("file"), cell("note")];
  if (isGoingOn(name)) return above;
  if (!KIND.test(fold(name))) return name || file || above;
  const isTitle = !isSetAside("", [note]) && !isNoiseRemark(note);
  return (isPictureFile(file) ? "" : file) || (isTitle && note) || name;
}

/** Returns the index of the column that tells of each row whether it is music or another sound; -1 if there is none. */
const kindColumn = (rows: readonly string[][], known: ReadonlySet<number>) =>
  (rows[0] ?? []).findIndex((_, column) => {
    if (known.has(column)) return false;
    const said = rows.flatMap((cells) => cells[column]?.trim() || []);
    return said.every((one) => isMusicLabel(one) || isOtherLabel(one)) && said.some(isMusicLabel);
  });

/** Prefix of most rows' titles in tables whose other rows are notes: «MUS - Delta» beside «Grade again». */
const CALLED_MUSIC = /^(?:musi(?:c|que|k|ca)|mus|mx)\s*[-:\u2013]\s/i;
/** Codes need no sign behind them, as the word in the title «Music Box» would. */
const CODED_MUSIC = /^(?:MUS|MX)\s+(?!\d+$)\S/;

/** Marks rows without the music prefix as no music, if most rows have it. */
function withNotes(clips: EditClip[]): EditClip[] {
  const isMusic = ({ name }: EditClip) => CALLED_MUSIC.test(name) || CODED_MUSIC.test(name);
  if (clips.filter(isMusic).length * 2 <= clips.length) return clips;
  return clips.map((clip) => (isMusic(clip) ? clip : { ...clip, role: "marker" }));
}

const isWhole = (time: string) => /^\d*$/.test(time.trim());

const isPicture = (channel: string) => PICTURE.test(fold(channel));

/** Returns the sound of a table with tracks of picture and of sound. */
function soundOf(clips: EditClip[]): EditClip[] {
  const sound = clips.filter(({ channel }) => !isPicture(channel));
  return (sound.length > 0 ? sound : clips).sort((a, b) => a.start - b.start);
}
