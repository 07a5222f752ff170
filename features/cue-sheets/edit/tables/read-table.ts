import type { CsvRecord } from "#/contract/csv-records.ts";
import { fold } from "#/contract/fold.ts";
import type { Assumed } from "#/features/cue-sheets/time/likely-rate.ts";
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
import { unprefixedAsNotes } from "./music-prefix.ts";
import { isEndMark, isEndWord, reachOf, startOrEndColumn } from "./open-remarks.ts";
import { type ListedRow, withEnds } from "./open-rows.ts";
import { peopleColumns } from "./people-columns.ts";
import { withPeopleOfNotes } from "./people-in-notes.ts";
import { PeopleOfRows } from "./people-of-rows.ts";
import { setReplacedAside, usesOfReplacements } from "./replaced-rows.ts";
import {
  isNotKept,
  isTitleOfSilence,
  keepColumn,
  kindColumn,
  kindHeadColumns,
  roleInRemarks,
} from "./row-kinds.ts";
import { isContinuation, isSetAside, isTotalOrOmitted } from "./row-remarks.ts";
import { RowTimes } from "./row-times.ts";
import { titleOfRow } from "./row-title.ts";
import { NumberedTitles, numberAndVersionColumns, withVersion } from "./same-rows.ts";
import { areHeadsAgain, headsOf, noteColumns } from "./table-heads.ts";

const PICTURE = /^v(?:ideo)?\s*\d*$/;
/**
 * A track of subtitles in DaVinci Resolve's edit index, which is recognised by the heading «V» of its column of tracks.
 */
const SUBTITLES = /^st\d+$/i;
const LONGEST_TITLE = 200;

/**
 * Reads a table of clips or markers, in which each row has a title and a start. A row without an end and a length has
 * the end that other rows state for it, or is a point. Times are time codes, clock times, seconds or frames. The first
 * text above the headings is the title of the table. Throws `UnreadableEdit` if a column is missing.
 */
export function readTable(rows: readonly CsvRecord[], assumed: Assumed): Edit {
  const heads = headsOf(rows.map(({ cells }) => cells));
  if (!heads) throw new UnreadableEdit("columns");
  const { columns } = heads;
  const linesAbove = rows
    .slice(0, heads.above)
    .map(({ cells }) => cells.filter((cell) => cell.trim() !== "").join(" "));
  const dataRows = rows.slice(heads.below);
  const cellsOfRows = dataRows.map(({ cells }) => cells);
  const times = new RowTimes(heads, dataRows, assumed, [...linesAbove, ...heads.cells].join("\n"));
  const notes = noteColumns(heads.cells);
  const known = new Set([...Object.values(columns), ...notes]);
  const ofPeople = peopleColumns(heads.cells, known);
  // «Fen Lane Music» is a publisher, not a kind of sound.
  const notKinds = new Set([...Object.values(columns), ...ofPeople.map(({ at }) => at)]);
  const kindIndex = kindColumn(cellsOfRows, notKinds);
  const kinds = kindHeadColumns(heads.cells, cellsOfRows, notKinds);
  const keepIndex = keepColumn(heads.cells, notKinds);
  const extraColumns = numberAndVersionColumns(heads.cells, known);
  const people = new PeopleOfRows(ofPeople, cellsOfRows, {
    number: extraColumns.number,
    title: columns.name,
  });
  const endIndex = startOrEndColumn(cellsOfRows, known);
  const numbered = new NumberedTitles();
  const versionsIn = (cells: string[]) => [extraColumns.version, ...notes].map((at) => cells[at] ?? "");
  for (const cells of cellsOfRows) {
    const title = unquoted(cells[columns.name]?.trim() ?? "");
    numbered.add(cells[extraColumns.number] ?? "", withVersion(title, versionsIn(cells), false));
  }
  const timeColumns = new Set([columns.start, columns.end, columns.duration]);
  const hasOnlyTimes = (cells: string[]) =>
    cells.every((one, at) => one.trim() === "" || timeColumns.has(at));
  const unlike: { line: number; name: string; written: string }[] = [];
  const unread: { line: number; cells: readonly string[] }[] = [];
  const placed: ListedRow[] = [];
  let previous: EditClip | null = null;
  /** The title of the last row that has one, even if its times could not be read. */
  let title = "";
  for (const { cells, line } of dataRows) {
    const named = { ...people.next(), note: cells[columns.note ?? -1] ?? "" };
    const cell = (at: number | undefined) => cells[at ?? -1]?.trim() ?? "";
    const rowTitle = cell(columns.name);
    const file = cell(columns.file);
    const note = cell(columns.note);
    const referredTitle = numbered.titleMeantBy(rowTitle);
    const isContinued = isContinuation(rowTitle) || referredTitle !== null;
    const remarks = notes.map((at) => cells[at] ?? "");
    const isEnd = isEndWord(cell(endIndex));
    const place = times.placeOf(cells, remarks);
    const inherited = !place?.isPoint && hasOnlyTimes(cells) ? (previous?.name ?? "") : "";
    const written = isContinued
      ? (referredTitle ?? title)
      : titleOfRow(rowTitle, file, note) || inherited || (isEndMark(note) ? note : "");
    const name = withVersion(written.replace(/\s+/g, " "), versionsIn(cells), isContinued);
    previous = null;
    if (place && (name !== "" || (isEnd && place.isPoint))) {
      const { isMarker = false, ...at } = place;
      const channel = cell(columns.channel) || "A1";
      const hasPicture = isPicture(channel) || isPictureFile(file) || isPictureFile(name);
      const role = cell(kindIndex) || roleInRemarks([...remarks, ...kinds.map(cell)]);
      const isOff = isSetAside(name, remarks) || isTitleOfSilence(name) || isNotKept(cell(keepIndex));
      const clip: EditClip = {
        ...{ name, file, reel: "", channel, hasPicture },
        ...at,
        ...named,
        ...{ role, ...(isOff && { isOff: true as const }) },
      };
      previous = clip;
      const number = cell(extraColumns.number);
      const ends = [columns.end, columns.duration].map(cell);
      placed.push({ line, cells, clip, number, remarks, ends, isMarker, isEnd });
      if (times.isMismatch(cells, place)) unlike.push({ line, name, written: cell(columns.duration) });
    } else if (!isTotalOrOmitted(cells, cells[columns.start]) && !areHeadsAgain(cells, columns))
      unread.push({ line, cells });
    if (!isContinued && rowTitle !== "") title = previous?.name ?? unquoted(rowTitle);
    if (placed.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
  }
  const facts = heads.cells.flatMap((_, at) => (known.has(at) || at === endIndex ? [] : at));
  const isUntilNext = reachOf(linesAbove, []) !== null;
  const listedRows = withEnds(placed, new Set(facts), isUntilNext);
  setReplacedAside(listedRows.rows);
  const clips = [...listedRows.rows.map(({ clip }) => clip), ...usesOfReplacements(listedRows.rows)];
  const skipped = new Skipped();
  for (const { line, cells } of [...unread, ...listedRows.unread].sort((a, b) => a.line - b.line))
    skipped.add(line, cells.join(" "));
  const tableTitle = (linesAbove.find((one) => one !== "") ?? "").slice(0, LONGEST_TITLE);
  const marked = withPeopleOfNotes(kindIndex === -1 ? unprefixedAsNotes(clips) : clips);
  const isEditIndex = heads.cells[columns.channel ?? -1]?.trim() === "V";
  const listed = isEditIndex ? marked.filter(({ channel }) => !SUBTITLES.test(channel)) : marked;
  const counted = times.counted;
  return editOf(
    { format: "table", title: tableTitle, rates: times.rates, counted, clips: soundOf(listed), unlike },
    skipped,
  );
}

const isPicture = (channel: string) => PICTURE.test(fold(channel));

/** Returns the clips on tracks of sound in order of time; all clips if there are no such tracks. */
function soundOf(clips: EditClip[]): EditClip[] {
  const sound = clips.filter(({ channel }) => !isPicture(channel));
  return (sound.length > 0 ? sound : clips).sort((a, b) => a.start - b.start);
}
