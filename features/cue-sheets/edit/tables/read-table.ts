import type { CsvRecord } from "#/contract/csv-records.ts";
import type { Assumed } from "#/features/cue-sheets/time/likely-rate.ts";
import { rateTextInName } from "#/features/cue-sheets/time/stated-rate.ts";
import { type Edit, type EditClip, editOf, Skipped, UnreadableEdit } from "../edit.ts";
import { withPeopleOfPieces } from "../people-of-pieces.ts";
import { headingIn } from "../plain-markdown.ts";
import { withSameAlbum } from "../same-album.ts";
import { subjectIn } from "../subject-line.ts";
import { withWritersOfAll, writersOfAll } from "../writers-of-all.ts";
import { clipsOfRows, isPicture } from "./clips-of-rows.ts";
import { withContinuedRows } from "./continued-rows.ts";
import { doubtsOfRows } from "./doubts-of-rows.ts";
import { headsOrGuess } from "./heads-by-contents.ts";
import { withJoinedTimes } from "./joined-times.ts";
import { withLegend } from "./legends.ts";
import { withTitlesLifted } from "./lifted-titles.ts";
import { withMarksBehindNames } from "./marks-beside-names.ts";
import { unprefixedAsNotes } from "./music-prefix.ts";
import { reachOf } from "./open-remarks.ts";
import { type ListedRow, withEnds } from "./open-rows.ts";
import { withPeopleOfNotes } from "./people-in-notes.ts";
import { setReplacedAside, usesOfReplacements } from "./replaced-rows.ts";
import { RowTimes } from "./row-times.ts";
import { StruckCells } from "./struck-cells.ts";
import { tableColumns } from "./table-columns.ts";
import { withTitlesOfNotes } from "./title-with-people.ts";
import { unusedLines } from "./unused-headings.ts";

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
export function readTable(records: readonly CsvRecord[], assumed: Assumed): Edit {
  const struck = new StruckCells(records);
  const timed = withTimesInOneColumn(struck.rows);
  const found = headsOrGuess(timed.map(({ cells }) => cells));
  if (!found) throw new UnreadableEdit("columns");
  const { heads, rows } = withMarksBehindNames({ heads: found, rows: timed });
  const linesAbove = rows
    .slice(0, heads.above)
    .map(({ cells }) => cells.filter((cell) => cell.trim() !== "").join(" "));
  const below = rows.slice(heads.below);
  const columnsAsHeaded = tableColumns(
    heads,
    below.map(({ cells }) => cells),
  );
  const kept = struck.withoutStruck(below, columnsAsHeaded.name);
  const { rows: rowsBelow, columns } = withLegend(kept, linesAbove, columnsAsHeaded);
  const stated = [...linesAbove, ...linesAbove.map(rateTextInName), ...heads.cells].join("\n");
  const times = new RowTimes(heads, rowsBelow, assumed, stated);
  const continued = withContinuedRows(rowsBelow, columns);
  const planned = heads.planned && { ...heads, columns: { name: columns.name, ...heads.planned } };
  const plannedTimes = planned ? new RowTimes(planned, rowsBelow, assumed, stated) : null;
  const { placed, unread, unlike } = clipsOfRows(continued, columns, times, plannedTimes);
  const isUnused = unusedLines(continued);
  for (const { line, clip } of placed)
    if (struck.has(line, columns.name) || isUnused.has(line)) clip.isOff = true;
  const unplaced = placed.filter(({ clip }) => clip.isEndAlone);
  const ended = withEnds(
    placed.filter(({ clip }) => !clip.isEndAlone),
    columns.facts,
    reachOf(linesAbove, []) !== null,
  );
  const listed = { ...ended, rows: [...ended.rows, ...unplaced].sort((a, b) => a.line - b.line) };
  setReplacedAside(listed.rows);
  const named = withPeopleOfNotes(
    withTitlesLifted(withTitlesOfNotes(clipsOf(listed.rows, columns.kind !== -1)), columns.people.length > 0),
  );
  // In a table with columns for people an empty cell may mean that they are not known.
  const texts = listed.rows.map(({ cells }) => cells.join(" "));
  const ofAlbums = withSameAlbum(
    named,
    listed.rows.map(({ cells }) => cells.join(" ; ")),
  );
  const ofPieces = columns.people.length > 0 ? ofAlbums : withPeopleOfPieces(ofAlbums);
  const above = linesAbove.flatMap((text, at) => {
    const of = writersOfAll(text);
    return of ? [{ of, line: rows[at]?.line ?? null }] : [];
  });
  const all = withWritersOfAll(ofPieces, texts, above[0] ?? { of: null, line: null });
  const { clips } = all;
  const isEditIndex = heads.cells[columns.channel ?? -1]?.trim() === "V";
  return editOf(
    {
      format: "table",
      title: titleOf(linesAbove).slice(0, LONGEST_TITLE),
      rates: times.rates,
      countingRate: times.rate,
      clips: soundOf(isEditIndex ? clips.filter(({ channel }) => !SUBTITLES.test(channel)) : clips),
      unlike,
      doubts: [...doubtsOfRows(listed.rows, columns.people), ...all.doubts],
      pointed: times.pointed,
      guessed: [...heads.guessed, ...columns.nameless].map(({ column, at }) => ({
        column,
        heading: heads.cells[at]?.trim() || String(at + 1),
      })),
    },
    skippedOf([...rows.slice(0, heads.above).filter(isPlaced), ...unread, ...listed.unread]),
  );
}

function titleOf(linesAbove: readonly string[]): string {
  const first = linesAbove.find((one) => one !== "") ?? "";
  return subjectIn(first) || headingIn(first) || first;
}

function withTimesInOneColumn(records: readonly CsvRecord[]): readonly CsvRecord[] {
  const cells = records.map((record) => record.cells);
  const joined = withJoinedTimes(cells);
  return joined === cells
    ? records
    : records.map((record, at) => ({ ...record, cells: [...(joined[at] ?? [])] }));
}

/** Returns the clips of rows and of music that replaces them; if no column states the kind, prefixes may. */
function clipsOf(rows: readonly ListedRow[], isKindStated: boolean): EditClip[] {
  const clips = [...rows.map(({ clip }) => clip), ...usesOfReplacements(rows)];
  return isKindStated ? clips : unprefixedAsNotes(clips);
}

/** A start and an end in a line above the headings, which may be a row of another list. */
const TWO_TIMES = /\d{1,2}:\d{2}.{0,20}\d{1,2}:\d{2}/;
const isPlaced = ({ cells }: CsvRecord) => TWO_TIMES.test(cells.join(" ").slice(0, 400));

function skippedOf(rows: { line: number; cells: readonly string[] }[]): Skipped {
  const skipped = new Skipped();
  for (const { line, cells } of rows.sort((a, b) => a.line - b.line)) skipped.add(line, cells.join(" "));
  return skipped;
}

/** Returns the clips on tracks of sound in order of time; all clips if there are no such tracks. */
function soundOf(clips: EditClip[]): EditClip[] {
  const sound = clips.filter(({ channel }) => !isPicture(channel));
  return (sound.length > 0 ? sound : clips).sort((a, b) => a.start - b.start);
}
