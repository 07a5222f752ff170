import { isCueNumber } from "../cue-numbers.ts";
import type { EditClip } from "../edit.ts";
import { endAlone } from "../end-alone.ts";
import { withTitleAsked } from "../title-unknown.ts";
import { hasMusicPrefix } from "./music-prefix.ts";
import { isEndMark, isEndOfAnyMusic, namesThatEnd, reachOf } from "./open-remarks.ts";
import { isPartOfList } from "./parts-of-list.ts";
import { isTotalOrOmitted } from "./row-remarks.ts";
import { keyOfRow } from "./same-rows.ts";
import { meansMusic, startOrEndIn } from "./start-or-end.ts";

/** A row of a table with a place, before the ends that it leaves out are looked for in other rows. */
export type ListedRow = {
  line: number;
  cells: readonly string[];
  clip: EditClip;
  number: string;
  remarks: readonly string[];
  /** The cells for its end and its length. */
  ends: readonly string[];
  /** Its start and its end as written if they are approximate. */
  unsure: readonly string[];
  /** Whether its end is written as its start, as programs write markers without a length. */
  isMarker: boolean;
  /** Whether a column says that music ends there. */
  isEnd: boolean;
};

/** «MX1 IN Delta», «Delta IN»: a mark, the word for a start, and perhaps the title. */
const STARTS = /^(\S.{0,60}?)\s+[([]?(?:IN|START|D[\u00c9E]BUT)[)\]]?(?:$|[\s:\u2013-]+(.*)$)/;

const isMusicMark = (mark: string) => isCueNumber(mark) || meansMusic(mark);

function startIn(name: string): { mark: string; title: string } {
  const [, mark = "", title = ""] = STARTS.exec(name) ?? [];
  const named = mark === "" ? startOrEndIn(name) : { mark, title: title.trim(), isStart: true };
  return named?.isStart ? named : { mark: "", title: "" };
}

/** Share of the rows that fill a column if it is a usual one. */
const USUAL = 0.8;

/**
 * Returns the rows of a table in which rows without an end have the one that other rows state for them: the place of a
 * row «fin» or «silence» right below, of «Delta OUT», or of the next row if a remark says that the music lasts until
 * then (`isUntilNext`: for all rows). Otherwise they stay points, whose ends the person enters. Rows that say nothing
 * but an end are left out; those of no music known are returned as `unread`.
 */
export function withEnds(
  rows: readonly ListedRow[],
  facts: ReadonlySet<number>,
  isUntilNext: boolean,
): { rows: ListedRow[]; unread: ListedRow[] } {
  if (rows.every(({ clip }) => !clip.isPoint)) return { rows: [...rows], unread: [] };
  const usual = usualColumns(rows, facts);
  const kept: ListedRow[] = [];
  const unread: ListedRow[] = [];
  const open = new Map<string, ListedRow>();
  let above: ListedRow | null = null;
  let running: ListedRow | null = null;
  for (const row of rows) {
    // «Silence» with a number or a composer is music.
    const isAlone = !hasAny(row, [...facts]);
    const ended: ListedRow | null = row.clip.isPoint
      ? endedBy(row, isAlone ? above : null, { open, running })
      : null;
    if (ended) {
      endAt(ended.clip, row.clip);
      above = null;
    } else if (row.clip.isPoint && isEndOfMusic(row)) kept.push(withoutStart(row));
    else if (row.clip.isPoint && !isMusicAlone(row, usual, isAlone)) unread.push(row);
    else {
      if (row.clip.isPoint) for (const key of keysOf(row)) open.set(key, row);
      if (row.clip.isPoint && !isNote(row) && !row.clip.isOff) running = row;
      kept.push(row);
      above = isNote(row) ? null : row;
    }
  }
  unread.push(...kept.filter(isNote));
  const music = kept.filter((row) => !isNote(row));
  for (const { clip } of music) if (clip.isPoint) clip.name = titleBehindMark(clip.name);
  setReaches(music, isUntilNext);
  return { rows: music, unread };
}

/** Whether a row is a marker without a length that neither starts as music nor has an end elsewhere. */
const isNote = ({ isMarker, clip, cells }: ListedRow) =>
  isMarker &&
  clip.isPoint === true &&
  !hasMusicPrefix(clip.name) &&
  !cells.some(isCueNumber) &&
  !isMusicMark(startOrEndIn(clip.name)?.mark ?? "");

/** Whether a row says that music ends which no row starts: «1M5 out», or a marker «MUS OUT». */
function isEndOfMusic({ clip, isMarker }: ListedRow): boolean {
  const named = startOrEndIn(clip.name);
  if (!named || named.isStart) return false;
  return isCueNumber(named.mark) || (isMarker && isMusicMark(named.mark));
}

/** Returns a row of the end of music, whose start the person enters. */
function withoutStart(row: ListedRow): ListedRow {
  const { isPoint: _, startCode, start, ...clip } = row.clip;
  return { ...row, clip: { ...clip, name: titleBehindMark(clip.name), ...endAlone(start, startCode) } };
}

/** Returns the title of a row that names a mark for music and its start or end: «Delta» for «MUS IN Delta». */
function titleBehindMark(name: string): string {
  const { mark = "", title = "" } = startOrEndIn(name) ?? {};
  return isMusicMark(mark) ? title || titleOfMark(mark) : name;
}

/** Returns the name of music that a mark alone names: «MUS» is no title, while «1M5» may be all that is known. */
const titleOfMark = (mark: string) => (meansMusic(mark) ? withTitleAsked(mark) : mark);

/** Returns the row that a row without an end of its own ends; null if it is no such row. */
function endedBy(
  row: ListedRow,
  above: ListedRow | null,
  { open, running }: { open: ReadonlyMap<string, ListedRow>; running: ListedRow | null },
): ListedRow | null {
  const { clip, isEnd, number } = row;
  const isOpen = (one: ListedRow | null | undefined): one is ListedRow =>
    one?.clip.isPoint === true && one.clip.start < clip.start;
  for (const name of isEnd ? [clip.name, number] : namesThatEnd(clip.name)) {
    const named = open.get(keyOfRow(name));
    if (name === "" || !isOpen(named)) continue;
    const { mark, title } = startIn(named.clip.name);
    if (mark !== "") named.clip.name = title || titleOfMark(mark);
    return named;
  }
  const isMark = isEnd ? clip.name === "" : isEndMark(clip.name);
  // “MUS out” closes what was running, whatever notes lie between.
  const last = !isEnd && isEndOfAnyMusic(clip.name) ? running : null;
  return isMark && isOpen(above) ? above : isOpen(last) ? last : null;
}

function endAt(clip: EditClip, { start, startCode }: EditClip): void {
  clip.end = start;
  clip.endCode = startCode;
  delete clip.isPoint;
}

/** Whether a row without an end is music, not the title of a part, a note, or a marker. */
const isMusicAlone = (row: ListedRow, usual: readonly number[], isAlone: boolean) =>
  !row.isEnd &&
  row.clip.name !== "" &&
  !(isAlone && isEndMark(row.clip.name)) &&
  !(isPartOfList(row.clip.name) && !row.clip.writers) &&
  !isTotalOrOmitted([row.clip.name]) &&
  (usual.length === 0 || hasAny(row, usual));

const hasAny = ({ cells }: ListedRow, columns: readonly number[]) =>
  columns.some((at) => (cells[at] ?? "").trim() !== "");

/** Returns those of the columns of `facts` that nearly all rows of music fill: rows with ends if there are some. */
function usualColumns(rows: readonly ListedRow[], facts: ReadonlySet<number>): number[] {
  const placed = rows.filter(({ clip }) => !clip.isPoint);
  const telling = placed.length > 1 ? placed : rows;
  return [...facts].filter(
    (at) => telling.filter((row) => hasAny(row, [at])).length >= telling.length * USUAL,
  );
}

/** What stands between a title and a person: a row may be named by the title alone. */
const BEHIND_TITLE = /\s[-\u2013\u2014]\s|\s?[([]/;
const keysOf = ({ clip, number, cells }: ListedRow) =>
  [
    clip.name,
    clip.name.split(BEHIND_TITLE)[0] ?? "",
    number,
    startIn(clip.name).mark,
    ...cells.filter(isCueNumber),
  ]
    .map(keyOfRow)
    .filter((key) => key !== "");

/** Ends the rows without an end at the row that their remarks name: the next one, or one with a number. */
function setReaches(rows: readonly ListedRow[], isUntilNext: boolean): void {
  const numbered = new Map(rows.map((row) => [keyOfRow(row.number), row]));
  for (const [at, { clip, remarks, ends }] of rows.entries()) {
    if (!clip.isPoint) continue;
    const reach = reachOf(remarks, ends) ?? (isUntilNext ? { number: null } : null);
    const other = reach && (reach.number === null ? rows[at + 1] : numbered.get(keyOfRow(reach.number)));
    if (other && !other.clip.isOff && other.clip.start > clip.start) endAt(clip, other.clip);
  }
}
