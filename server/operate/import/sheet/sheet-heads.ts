import { fold } from "#/contract/fold.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { settleByCells } from "./heads-by-cells.ts";
import { peopleCell } from "./people-columns.ts";
import { isWithoutPlace, peopleColumns, repeatedPlaces } from "./people-heads.ts";
import {
  groupingRole,
  isFrenchTitle,
  isGrouping,
  isMeasured,
  isOfTable,
  isSpare,
  likelyColumn,
  SHEET_COLUMNS,
  type SheetColumn,
  sheetColumn,
} from "./sheet-columns.ts";
import { SheetError } from "./sheet-text.ts";

/** The parsed headers of a sheet. */
interface SheetHeads {
  /** Number of columns. */
  columns: number;
  /** Positions of the columns that name the file. */
  filePlaces: readonly number[];
  /** Returns the cells of a row by their column. */
  cellsOf(cells: readonly string[]): (column: SheetColumn) => string;
  /** Whether dates have the day before the month, as in every language but English. */
  isDayFirst: boolean;
  /**
   * Notices about ignored columns: unknown ones, and ones that the catalogue cannot store or that repeat another
   * column.
   */
  ignoredColumns: Notice[];
}

const isSheetColumn = (part: string): part is SheetColumn => SHEET_COLUMNS.some((one) => one === part);

const shortHeader = (header: string) => cleanText(header)?.slice(0, 60) ?? "";

/** Maximum number of unknown columns whose names are listed; beyond it they are only counted. */
const MOST_LISTED = 40;

/** Returns a notice that lists columns by their headers; null if there are none. */
function ignoredNotice(key: "sheetWithoutPlace" | "sheetColumns", headers: readonly string[]): Notice | null {
  if (headers.length === 0) return null;
  const names = headers.slice(0, MOST_LISTED).map((header) => {
    const likely = key === "sheetColumns" ? likelyColumn(header) : null;
    return likely ? `${shortHeader(header)} (→ ${likely}?)` : shortHeader(header);
  });
  return { key, values: { names: names.join(", "), count: headers.length } };
}

/**
 * Parses the headers of a sheet. Ignores empty headers at the end, which Excel writes.
 * @throws {SheetError} if the sheet has no column for the file, and none for the title instead.
 */
export function headsOf(headers: readonly string[], rows: readonly (readonly string[])[] = []): SheetHeads {
  const people = peopleColumns(headers);
  const isPeople = new Set(people.map(({ place }) => place));
  const columns = headers.map((header, place) =>
    header.trim() === "" || isPeople.has(place) ? null : sheetColumn(header),
  );
  // «Track» means the title; beside another title column it means the number.
  if (columns.filter((column) => column === "title").length > 1) {
    const place = headers.findIndex((header) => /^(?:track|trk)$/i.test(header.trim()));
    if (place >= 0 && !columns.includes("trackNumber")) columns[place] = "trackNumber";
  }
  settleByCells(headers, columns, rows, (place) => isPeople.has(place));
  const french = headers.findIndex(isFrenchTitle);
  if (french >= 0 && !columns.includes("title")) columns[french] = "title";
  const category = headers.findIndex((header) => /^\s*category\s*$/i.test(header));
  const isOfMusic = rows.some((cells) => !/^\s*(?:music|musique|sfx)?\s*$/i.test(cells[category] ?? ""));
  if (category >= 0 && isOfMusic && !columns.includes("genres")) columns[category] = "genres";
  const isLeft = (place: number) => columns[place] === null && !isPeople.has(place);
  // A row's own name is read where others name it, or no file does.
  const hasNames = !columns.includes("file") || headers.some((header) => groupingRole(header) === "main");
  const isOwnName = (header: string) => hasNames && groupingRole(header) === "own";
  const isRead = (header: string) =>
    isMeasured(header) || isSpare(header) || isGrouping(header) || isOwnName(header);
  const unknown = headers.filter((header, place) => header.trim() !== "" && isLeft(place) && !isRead(header));
  const ofPublishers = people.filter(isWithoutPlace).map(({ place }) => place);
  const spare = headers.flatMap((header, place) =>
    isLeft(place) && isSpare(header) && !isOwnName(header) ? [place] : [],
  );
  const expected = SHEET_COLUMNS.join(", ");
  const places = placesOf(headers, columns);
  const [place = -1] = [...places("file"), ...places("title")];
  const file = headers[place];
  if (file === undefined) {
    const has = headers.filter((header) => header.trim() !== "").map(shortHeader);
    throw new SheetError({
      key: "sheetNoFile",
      values: { expected, names: has.slice(0, MOST_LISTED).join(", ") },
    });
  }
  const isFiner = (place: number) => FINER.test(fold(headers[place] ?? ""));
  const twins = [...SHEET_COLUMNS.map((column) => places(column).filter((place) => !isFiner(place)))]
    .concat(repeatedPlaces(people))
    .concat(people.flatMap(({ part, place }) => (isSheetColumn(part) ? [[...places(part), place]] : [])))
    .filter(({ length }) => length > 1);
  const nameOf = (place: number) =>
    columns[place] ?? sheetColumn(headers[place] ?? "") ?? shortHeader(headers[place] ?? "");
  return {
    columns: headers.length,
    filePlaces: places("file"),
    cellsOf(cells) {
      const ofGroups = peopleCell(people, cells);
      const isDisc = (place: number) => DISC.test(`${fold(headers[place] ?? "")} ${cells[place]}`);
      const filled = (column: SheetColumn) =>
        [...places(column), ...(column === "disc" ? places("album").filter(isDisc) : [])].flatMap((place) =>
          cells[place]?.trim() && !(column === "album" && isDisc(place)) ? [cells[place]] : [],
        );
      return (column) => {
        if (column === "genres" && places(column).some(isFiner)) return filled(column).join("; ");
        const [first = ""] = filled(column);
        // Beside a column with the album's title, «Album» contains its code.
        const code =
          column === "reference" &&
          filled("album")
            .slice(1)
            .find((cell) => ALBUM_CODE.test(cell));
        return first || code || ofGroups(column);
      };
    },
    isDayFirst: !/^(?:file|title|track)/.test(fold(file.trim())),
    ignoredColumns: [
      ignoredNotice(
        "sheetWithoutPlace",
        [...ofPublishers, ...spare].map((place) => headers[place] ?? ""),
      ),
      ignoredNotice("sheetColumns", unknown),
      ...twins.map(([first = -1, ...more]): Notice => {
        const names = [first, ...more].map((place) => shortHeader(headers[place] ?? "")).join(", ");
        return { key: "sheetTwice", values: { column: nameOf(first), names } };
      }),
    ].filter((notice) => notice !== null),
  };
}

/** A column with a subgenre, which is read together with the genre. */
const FINER = /^(?:track\W*)?(?:sub|sous)\W?genre/;

/** «Disque» means an album, but «Disque» with a number means a disc of one. */
const DISC = /^\s*disque\s+\d{1,2}\s*$/;

/** An album code as libraries write it: `SIL118`. */
const ALBUM_CODE = /^\s*\p{Lu}{2,5}[ _-]?\d{2,6}\s*$/u;

/** Headers that are preferred to others of the same column. */
const FULLER: Partial<Record<SheetColumn, RegExp>> = {
  album: /tit(?:le|re|el|ulo)|name|nom/,
  // A «Tempo» beside it may contain a word: «Medium».
  bpm: /bpm/,
  description: /album/,
  file: /path|chemin|pfad/,
};

/** Returns a function that returns the places of a column, the preferred ones first. */
function placesOf(headers: readonly string[], columns: readonly (SheetColumn | null)[]) {
  const found = Map.groupBy(headers.keys(), (place) => columns[place] ?? null);
  return (column: SheetColumn): number[] => {
    const isFuller = (place: number) => FULLER[column]?.test(fold(headers[place] ?? "")) === true;
    const hasTableName = (place: number) => isOfTable(headers[place] ?? "");
    return (found.get(column) ?? []).toSorted(
      (one, other) =>
        Number(hasTableName(one)) - Number(hasTableName(other)) ||
        Number(isFuller(other)) - Number(isFuller(one)),
    );
  };
}

/** Returns whether a row contains column names: the file and at least one other. */
export function namesColumns(cells: readonly string[]): boolean {
  const columns = cells.map(sheetColumn);
  return columns.includes("file") && columns.filter(Boolean).length + peopleColumns(cells).length > 1;
}

/** Returns whether a row contains column names of a sheet without file names: the title and at least two others. */
export function namesTitles(cells: readonly string[]): boolean {
  const columns = cells.map(sheetColumn);
  return columns.includes("title") && columns.filter(Boolean).length + peopleColumns(cells).length > 2;
}
