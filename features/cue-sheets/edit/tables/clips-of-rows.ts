import type { CsvRecord } from "#/contract/csv-records.ts";
import { fold } from "#/contract/fold.ts";
import { type Edit, type EditClip, MOST_CLIPS, UnreadableEdit } from "../edit.ts";
import { isPictureFile } from "../media-file-names.ts";
import { asksTitle, asksWhetherMusic, withTitleAsked } from "../title-unknown.ts";
import { isMarkedDropped } from "./drop-columns.ts";
import { codeAmong, withLibraryAsPublisher } from "./library-in-people.ts";
import { isTitleAsked, isTitleOfNone } from "./no-title.ts";
import { isEndWord } from "./open-remarks.ts";
import type { ListedRow } from "./open-rows.ts";
import { pieceMeant } from "./order-references.ts";
import { PeopleOfRows } from "./people-of-rows.ts";
import { RowCodes } from "./row-codes.ts";
import {
  isNotKept,
  isSpokenJingle,
  isTitleOfSilence,
  leavesMusicOpen,
  roleInRemarks,
  roleOfKind,
  roleOfLabels,
} from "./row-kinds.ts";
import { isSetAside, isTotalOrOmitted } from "./row-remarks.ts";
import type { RowPlace, RowTimes } from "./row-times.ts";
import { RowTitles } from "./row-titles.ts";
import { cellAt, type TableColumns } from "./table-columns.ts";
import { areHeadsAgain } from "./table-heads.ts";
import { isUnplacedMusic, unplacedAt } from "./unplaced-rows.ts";

const PICTURE = /^v(?:ideo)?\s*\d*$/;
/** Whether the name of a track is one of picture. */
export const isPicture = (channel: string) => PICTURE.test(fold(channel));

/** A row that could not be read. */
type UnreadRow = { line: number; cells: readonly string[] };

/**
 * Returns the rows below the headings as clips, those that could not be read, and those with an unlikely length. A row
 * without times on air stands at its planned ones, and is off.
 */
export function clipsOfRows(
  rows: readonly CsvRecord[],
  columns: TableColumns,
  times: RowTimes,
  plannedTimes: RowTimes | null,
): {
  placed: ListedRow[];
  unread: UnreadRow[];
  unlike: NonNullable<Edit["unlike"]>[number][];
} {
  const cellsOfRows = rows.map(({ cells }) => cells);
  const people = new PeopleOfRows(columns.people, cellsOfRows, {
    number: columns.number,
    title: columns.name,
    notes: columns.notes,
  });
  const titles = new RowTitles(columns, cellsOfRows);
  const codes = new RowCodes(columns);
  const unlike: { line: number; name: string; written: string }[] = [];
  const unread: UnreadRow[] = [];
  const placed: ListedRow[] = [];
  const firstOfTitle = new Map<string, EditClip>();
  for (const { cells, line } of rows) {
    const inPeople = codeAmong(columns.people.map(({ at }) => cells[at] ?? ""));
    const reference = codes.next(cells) || inPeople;
    const own = withLibraryAsPublisher(people.next(), reference);
    const remarks = columns.notes.map((at) => cells[at] ?? "");
    const isAired = /\d/.test(cellAt(cells, columns.start));
    const aired = times.placeOf(cells, remarks);
    const planned = aired || isAired ? null : (plannedTimes?.placeOf(cells, []) ?? null);
    const stated = aired ?? planned;
    const isEnd = isEndWord(cellAt(cells, columns.startOrEnd));
    const written = titles.next(cells, stated?.isPoint === true);
    // «-» beside a writer or a code is music without its title.
    const isNamed = own.writers !== undefined || reference !== "";
    const isNone = isTitleOfNone(written) && !isNamed;
    const name = isTitleAsked(written) || (isTitleOfNone(written) && isNamed) ? "??" : written;
    const [start, end] = [columns.start, columns.end].map((column) => cellAt(cells, column)) as [
      string,
      string,
    ];
    // “First one again”, without people of its own, is by those of that piece.
    const isAgain = own.writers === undefined && pieceMeant(cellAt(cells, columns.name))?.isSure === true;
    const named = { ...(isAgain && peopleOf(firstOfTitle.get(name))), ...own };
    const length = times.lengthOf(cells);
    const isUnplaced =
      stated === null &&
      !isNone &&
      isUnplacedMusic({ title: cellAt(cells, columns.name), start, end, length, isNamed });
    const place = isUnplaced ? unplacedAt(placed.at(-1)?.clip.end ?? 0, length) : stated;
    const isRead = place !== null && (name !== "" || (isEnd && place.isPoint === true));
    titles.keep(cells, isRead ? name : "");
    if (isRead) {
      const { isMarker = false, ...at } = place;
      const read = clipOf(cells, name, remarks, columns);
      const labels = named.writers ? [] : cellsAt(cells, columns.labels);
      const clip = {
        ...read,
        role: read.role || roleOfLabels(labels),
        ...at,
        ...named,
        ...(reference && { reference }),
        ...((isNone || planned) && { isOff: true as const }),
      };
      if (!firstOfTitle.has(name)) firstOfTitle.set(name, clip);
      const ends = [columns.end, columns.duration].map((column) => cellAt(cells, column));
      const number = cellAt(cells, columns.number);
      const unsure = times.approximate(cells);
      placed.push({ line, cells, clip, number, remarks, ends, unsure, isMarker, isEnd });
      if (times.isMismatch(cells, place))
        unlike.push({ line, name, written: cellAt(cells, columns.duration) });
    } else if (!isTotalOrOmitted(cells, cells[columns.start]) && !areHeadsAgain(cells, columns))
      unread.push({ line, cells });
    if (placed.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
  }
  return { placed, unread, unlike };
}

const peopleOf = ({ writers, publishers }: Pick<EditClip, "writers" | "publishers"> = {}) => ({
  ...(writers && { writers }),
  ...(publishers && { publishers }),
});

/** Returns a row as a clip, without its place and its people. */
function clipOf(
  cells: readonly string[],
  name: string,
  remarks: readonly string[],
  columns: TableColumns,
): Omit<EditClip, keyof RowPlace> & { note: string; remarks: string } {
  const cell = (at: number | undefined) => cellAt(cells, at);
  const file = cell(columns.file);
  const channel = cell(columns.channel) || "A1";
  const states = cellsAt(cells, columns.states ?? []);
  const isDropped =
    isNotKept(cell(columns.keep)) || states.some((one) => isSetAside("", [one]) || isNotKept(one));
  const isMarked = cellsAt(cells, columns.drops).some(isMarkedDropped);
  const isOff = isSetAside(name, remarks) || isTitleOfSilence(name) || isDropped || isMarked;
  const kind = cell(columns.kind);
  const stated = kind || roleInRemarks(remarks) || roleOfKinds(cellsAt(cells, columns.kinds));
  const isKindAsked =
    (stated === "" && [...columns.askedKinds].some(([at, codes]) => codes.has(cell(at)))) ||
    isSpokenJingle([...remarks, kind, ...cellsAt(cells, [...columns.kinds, ...columns.labels])]);
  const isMusicAsked = asksWhetherMusic(remarks) || (kind === "" && leavesMusicOpen(remarks)) || isKindAsked;
  return {
    ...{ name: asksTitle(remarks) ? withTitleAsked(name) : name, file, reel: "", channel },
    note: cells[columns.note ?? -1] ?? "",
    remarks: remarks.filter((one) => one.trim() !== "").join("; "),
    hasPicture: isPicture(channel) || isPictureFile(file) || isPictureFile(name),
    role: isKindAsked ? "marker" : stated,
    ...(isMusicAsked && { isMusicAsked: true as const }),
    ...(isOff && { isOff: true as const }),
  };
}

const cellsAt = (cells: readonly string[], columns: readonly number[]) =>
  columns.map((column) => cellAt(cells, column));

/** Returns the role that the cells of columns for the kind give a row. */
const roleOfKinds = (cells: readonly string[]) => cells.map(roleOfKind).find((role) => role !== "") ?? "";
