import { fold } from "#/contract/fold.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { isWithoutPlace, peopleCell, peopleColumns, repeatedPlace } from "./people-columns.ts";
import {
  isFrenchTitle,
  isMeasured,
  isSpare,
  SHEET_COLUMNS,
  type SheetColumn,
  sheetColumn,
} from "./sheet-columns.ts";
import { SheetError } from "./sheet-text.ts";

/** The parsed headers of a sheet. */
interface SheetHeads {
  /** Number of columns. */
  columns: number;
  /** Position of the file column. */
  filePlace: number;
  /** Returns the cells of a row by their column. */
  cellsOf(cells: readonly string[]): (column: SheetColumn) => string;
  /** Whether dates have the day before the month: in every language but English. */
  isDayFirst: boolean;
  /** Known columns that the catalogue cannot store. */
  withoutPlace: string[];
}

const shown = (header: string) => cleanText(header)?.slice(0, 60) ?? "";

/**
 * Parses the headers of a sheet; unnamed ones at the end, as Excel writes them, are ignored.
 * @throws {SheetError} for an unknown column, a duplicate one, or a missing file column.
 */
export function headsOf(headers: readonly string[]): SheetHeads {
  const people = peopleColumns(headers);
  const isPeople = new Set(people.map(({ place }) => place));
  const columns = headers.map((header, place) =>
    header.trim() === "" || isPeople.has(place) ? null : sheetColumn(header),
  );
  // «Track» is the title, but beside another title column it is the number.
  if (columns.filter((column) => column === "title").length > 1) {
    const place = headers.findIndex((header) => fold(header.trim()) === "track");
    if (place >= 0 && !columns.includes("trackNumber")) columns[place] = "trackNumber";
  }
  const french = headers.findIndex(isFrenchTitle);
  if (french >= 0 && !columns.includes("title")) columns[french] = "title";
  const isLeft = (place: number) => columns[place] === null && !isPeople.has(place);
  const unknown = headers.filter(
    (header, place) => header.trim() !== "" && isLeft(place) && !isMeasured(header) && !isSpare(header),
  );
  const ofPublishers = people.filter(isWithoutPlace).map(({ place }) => place);
  const spare = headers.flatMap((header, place) => (isLeft(place) && isSpare(header) ? [place] : []));
  const expected = SHEET_COLUMNS.join(", ");
  if (unknown.length > 0) {
    const names = unknown.map(shown).slice(0, 20).join(", ");
    throw new SheetError({ key: "sheetColumns", values: { names, count: unknown.length, expected } });
  }
  const filePlace = columns.indexOf("file");
  const file = headers[filePlace];
  if (file === undefined) throw new SheetError({ key: "sheetNoFile", values: { expected } });
  const again = headers[repeatedPlace(people) ?? -1];
  const twice =
    columns.find((column, place) => column !== null && columns.indexOf(column) !== place) ??
    (again && (sheetColumn(again) ?? shown(again)));
  if (twice) throw new SheetError({ key: "sheetTwice", values: { column: twice } });
  return {
    columns: headers.length,
    filePlace,
    cellsOf(cells) {
      const ofGroups = peopleCell(people, cells);
      return (column) => {
        const place = columns.indexOf(column);
        return (place < 0 ? "" : (cells[place] ?? "")) || ofGroups(column);
      };
    },
    isDayFirst: !fold(file.trim()).startsWith("file"),
    withoutPlace: [...ofPublishers, ...spare].map((place) => shown(headers[place] ?? "")),
  };
}

/** Returns whether a row contains column names: the file and at least one other. */
export function namesColumns(cells: readonly string[]): boolean {
  const columns = cells.map(sheetColumn);
  return columns.includes("file") && columns.filter(Boolean).length + peopleColumns(cells).length > 1;
}

/** Album values that a row above the headers may contain. */
const OF_ALBUM: readonly (SheetColumn | null)[] = [
  "album",
  "albumFr",
  "publisher",
  "reference",
  "releaseDate",
];

/** Returns the album values in the rows above the headers, in one cell («Album : Odyssée») or in two. */
export function saidAbove(rows: readonly (readonly string[])[]): ReadonlyMap<SheetColumn, string> {
  const said = new Map<SheetColumn, string>();
  for (const cells of rows) {
    const [first = "", ...more] = cells.filter((cell) => cell.trim() !== "");
    const [, name = first, value = more.length === 1 ? more.join() : ""] =
      (more.length === 0 && /^([^:]*):(.*)$/s.exec(first)) || [];
    const column = sheetColumn(name);
    if (column && OF_ALBUM.includes(column) && value.trim() !== "") said.set(column, value.trim());
  }
  return said;
}
