import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { type SheetColumn, sheetColumn } from "./sheet-columns.ts";

/** Album values that a row above the headers may contain. */
const OF_ALBUM: readonly (SheetColumn | null)[] = [
  "album",
  "albumFr",
  "publisher",
  "label",
  "reference",
  "releaseDate",
];

/**
 * Returns the album values in the rows above the headers. A value is in one cell with its name («Album : Odyssée»), and
 * a row may have several such cells, or in the cell after its name.
 */
export function valuesAbove(rows: readonly (readonly string[])[]): ReadonlyMap<SheetColumn, string> {
  const values = new Map<SheetColumn, string>();
  for (const cells of rows) {
    const filled = cells.filter((cell) => cell.trim() !== "");
    for (const [place, cell] of filled.entries()) {
      const [, name = cell, after = ""] = /^([^:]*):(.*)$/s.exec(cell) ?? [];
      const next = filled[place + 1]?.replace(/^[^:]*:.*$/s, "") ?? "";
      // Without a colon, a row counts only if it has nothing but a name and a value.
      const value = after.trim() || (name === cell && filled.length > 2 ? "" : next);
      const column = sheetColumn(name);
      if (column && OF_ALBUM.includes(column) && value.trim() !== "" && !values.has(column))
        values.set(column, value.trim());
    }
  }
  for (const cell of rows.flat()) {
    for (const [column, value] of valuesInTitle(cell)) if (!values.has(column)) values.set(column, value);
  }
  return values;
}

/** `Album TMZ042 « Salaisons & Cie »`: an album's code, and its title in quotation marks, within a longer text. */
const CODED_TITLE =
  /(?<!\p{L})album\s+(\p{Lu}{2,5}[ _-]?\d{2,6})\s*[\u00AB\u201C\u201E"]\s*([^\u00AB\u00BB\u201C\u201D\u201E"]+?)\s*[\u00BB\u201C\u201D"]/iu;
const RELEASED =
  /(?<!\p{L})(?:v\u00F6|ver\u00F6ffentlichung|sortie|date de sortie|release(?: date)?)\s*:?\s*(\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})(?!\d)/iu;

/** Returns the album's values in a text above the headers that contains other words too. */
function valuesInTitle(cell: string): [SheetColumn, string][] {
  const [, code, title] = CODED_TITLE.exec(cell) ?? [];
  const [, day] = RELEASED.exec(cell) ?? [];
  return [
    ...(code && title
      ? ([
          ["reference", code],
          ["album", title],
        ] satisfies [SheetColumn, string][])
      : []),
    ...(day ? ([["releaseDate", day]] satisfies [SheetColumn, string][]) : []),
  ];
}

/**
 * A library's name before the words for a delivery sheet: «Kelp Music - delivery sheet», «Kelp – bordereau de
 * livraison».
 */
const OF_LIBRARY =
  /^(\p{L}.{1,58}?)\s*[-:|\u2013\u2014]\s*(?:delivery(?: (?:sheet|list|note|metadata))?|(?:bordereau|feuille|fiche|liste) de livraison)$/iu;

/** Returns the name of the library in a row above the headers that has only one cell; null if there is none. */
export function libraryAbove(rows: readonly (readonly string[])[]): string | null {
  for (const cells of rows) {
    const [only = "", ...more] = cells.filter((cell) => cell.trim() !== "");
    const [, name = ""] = OF_LIBRARY.exec(only.trim()) ?? [];
    if (more.length === 0 && name && !sheetColumn(name)) return cleanText(name);
  }
  return null;
}
