import type { CsvRecord } from "#/contract/csv-records.ts";
import { fold } from "#/contract/fold.ts";
import { LAST_FRAME } from "#/contract/frame-rates.ts";
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
import { versionNamed } from "../split-version.ts";
import { unprefixedAsNotes } from "./music-prefix.ts";
import { PeopleOfRows, peopleColumns } from "./people-columns.ts";
import { isContinuation, isNoiseRemark, isSetAside, isTotalOrOmitted, roleInRemarks } from "./row-remarks.ts";
import {
  type NumberedRow,
  NumberedTitles,
  numberAndVersionColumns,
  setReplacedAside,
  withVersion,
} from "./same-rows.ts";
import { areTimesInFrames, type Column, columnsOf, headingRowAt, noteColumns } from "./table-heads.ts";

const PICTURE = /^v(?:ideo)?\s*\d*$/;
/**
 * A track of subtitles in DaVinci Resolve's edit index, which is recognised by the heading «V» of its column of tracks.
 */
const SUBTITLES = /^st\d+$/i;
/** A name that consists of words such as «music» and «temp» and a number. The title is then in the file or the note. */
const KIND_ONLY =
  /^(?:(?:(?:musi(?:c|que|k|ca)|mx|mus|cue|zi[kc]|te?mp)[\s._#-]*)+\d{0,3}|m[\s._#-]*\d{1,2})$/;
const LONGEST_TITLE = 200;

/**
 * Reads a table of clips or markers, in which each row has a title, a start, and an end or a duration. Times are time
 * codes, clock times, seconds or frames. The first text above the headings is the title of the table. Throws
 * `UnreadableEdit` if those columns are missing.
 */
export function readTable(rows: readonly CsvRecord[], assumed: Assumed): Edit {
  const headingRow = headingRowAt(rows.map(({ cells }) => cells));
  const columns = columnsOf(rows[headingRow]?.cells ?? []);
  if (!columns) throw new UnreadableEdit("columns");
  const linesAbove = rows
    .slice(0, headingRow)
    .map(({ cells }) => cells.filter((cell) => cell.trim() !== "").join(" "));
  const dataRows = rows.slice(headingRow + 1);
  const timesIn = (...names: Column[]) =>
    dataRows.flatMap(({ cells }) => names.flatMap((column) => cells[columns[column] ?? -1] ?? []));
  const [places, lengths] = [timesIn("start", "end"), timesIn("duration")];
  const { rates, clock } = clockOf(places, assumed, { lengths });
  const inFrames =
    areTimesInFrames(rows[headingRow]?.cells ?? [], columns) && [...places, ...lengths].every(isWhole);
  const skipped = new Skipped();
  const clips: EditClip[] = [];
  const times = new Set([columns.start, columns.end, columns.duration]);
  const kindIndex = kindColumn(
    dataRows.map(({ cells }) => cells),
    new Set(Object.values(columns)),
  );
  const notes = noteColumns(rows[headingRow]?.cells ?? []);
  const extraColumns = numberAndVersionColumns(
    rows[headingRow]?.cells ?? [],
    new Set([...Object.values(columns), ...notes]),
  );
  const people = new PeopleOfRows(
    peopleColumns(rows[headingRow]?.cells ?? [], new Set([...Object.values(columns), ...notes])),
  );
  const numbered = new NumberedTitles();
  const numberedRows: NumberedRow[] = [];
  const versionsIn = (cells: string[]) => [extraColumns.version, ...notes].map((at) => cells[at] ?? "");
  for (const { cells } of dataRows) {
    const title = unquoted(cells[columns.name]?.trim() ?? "");
    numbered.add(cells[extraColumns.number] ?? "", withVersion(title, versionsIn(cells), false));
  }
  const unlike: { line: number; name: string; written: string }[] = [];
  const framesOf = (time: string) =>
    inFrames && time !== "" ? Number(time) : readTime(time, clock.rate, clock.perSecond);
  const hasOnlyTimes = (cells: string[]) => cells.every((one, at) => one.trim() === "" || times.has(at));
  let previous: EditClip | null = null;
  /** The title of the last row that has one, even if its times could not be read. */
  let title = "";
  for (const { cells, line } of dataRows) {
    const stated = people.next(cells);
    const rowTitle = cells[columns.name]?.trim() ?? "";
    const referredTitle = numbered.titleMeantBy(rowTitle);
    const isContinued = isContinuation(rowTitle) || referredTitle !== null;
    const clip: EditClip | null = clipOf(
      (column) => cells[columns[column] ?? -1]?.trim() ?? "",
      framesOf,
      isContinued ? (referredTitle ?? title) : hasOnlyTimes(cells) ? (previous?.name ?? "") : "",
      isContinued,
    );
    const remarks = notes.map((at) => cells[at] ?? "");
    if (clip) clip.name = withVersion(clip.name, versionsIn(cells), isContinued);
    const [until, written] = [columns.end, columns.duration].map((at) => cells[at ?? -1]?.trim() ?? "");
    if (clip && until && written && isMismatch(clip, framesOf(until), framesOf(written), clock.rate)) {
      unlike.push({ line, name: clip.name, written });
    }
    previous = clip;
    if (!isContinued && rowTitle !== "") title = clip?.name ?? unquoted(rowTitle);
    if (clip) {
      const role = cells[kindIndex]?.trim() || roleInRemarks(remarks);
      const isOff = isSetAside(clip.name, remarks);
      const placed: EditClip = { ...clip, ...stated, role, ...(isOff && { isOff: true as const }) };
      clips.push(placed);
      numberedRows.push({ clip: placed, number: cells[extraColumns.number] ?? "", remarks });
    } else if (!isTotalOrOmitted(cells, cells[columns.start])) skipped.add(line, cells.join(" "));
    if (clips.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
  }
  setReplacedAside(numberedRows);
  const tableTitle = (linesAbove.find((one) => one !== "") ?? "").slice(0, LONGEST_TITLE);
  const marked = kindIndex === -1 ? unprefixedAsNotes(clips) : clips;
  const isEditIndex = rows[headingRow]?.cells[columns.channel ?? -1]?.trim() === "V";
  const listed = isEditIndex ? marked.filter(({ channel }) => !SUBTITLES.test(channel)) : marked;
  return editOf(
    { format: "table", title: tableTitle, rates, counted: clock.rate, clips: soundOf(listed), unlike },
    skipped,
  );
}

/** Whether the written length of a row differs by more than a second from the one between its start and end. */
const isMismatch = (
  { start, end }: EditClip,
  until: number | null,
  written: number | null,
  rate: FrameRate,
) => until !== null && written !== null && Math.abs(end - start - written) > rate.base;

function clipOf(
  cell: (column: Column) => string,
  framesOf: (time: string) => number | null,
  previous: string,
  isContinued: boolean,
): EditClip | null {
  const timeIn = (column: Column) => framesOf(cell(column));
  const start = timeIn("start");
  const duration = timeIn("duration");
  const end = timeIn("end") ?? (start !== null && duration !== null ? start + duration : null);
  const name = titleOf(cell, previous, isContinued).replace(/\s+/g, " ");
  if (start === null || end === null || end <= start || end > LAST_FRAME || name === "") return null;
  const channel = cell("channel") || "A1";
  const hasPicture = isPicture(channel) || isPictureFile(cell("file")) || isPictureFile(name);
  return {
    ...{ name, file: cell("file"), reel: "", channel, hasPicture },
    ...{ start, end, startCode: codeIn(cell("start")), endCode: codeIn(cell("end")) },
  };
}

/** Returns the title of a row: its own, or `previous` for a row that continues another or has only times. */
function titleOf(cell: (column: Column) => string, previous: string, isContinued: boolean): string {
  const [name, file, note] = [unquoted(cell("name")), cell("file"), cell("note")];
  if (isContinued) return previous;
  if (!KIND_ONLY.test(fold(name))) return name || file || previous;
  const isTitle = !isSetAside("", [note]) && !isNoiseRemark(note) && versionNamed(note) === null;
  return (isPictureFile(file) ? "" : file) || (isTitle && note) || name;
}

/**
 * Returns the index of the column that states for each row whether it is music or another sound; -1 if there is none.
 */
const kindColumn = (rows: readonly string[][], known: ReadonlySet<number>) =>
  (rows[0] ?? []).findIndex((_, column) => {
    if (known.has(column)) return false;
    const listed = rows.flatMap((cells) => cells[column]?.trim() || []);
    return (
      listed.every((one) => isMusicLabel(one) || isOtherLabel(one) || isRoleName(one)) &&
      listed.some(isMusicLabel)
    );
  });

const isWhole = (time: string) => /^\d*$/.test(time.trim());

const isPicture = (channel: string) => PICTURE.test(fold(channel));

/** Returns the clips on tracks of sound in order of time; all clips if there are no such tracks. */
function soundOf(clips: EditClip[]): EditClip[] {
  const sound = clips.filter(({ channel }) => !isPicture(channel));
  return (sound.length > 0 ? sound : clips).sort((a, b) => a.start - b.start);
}
