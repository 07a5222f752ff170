import { type SheetColumn, sheetColumn } from "#/server/operate/import/sheet/sheet-columns.ts";
import { type SheetRow, sheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import type { MusicKind } from "./music-kind.ts";

const TRACK_FIELDS = [
  ...(["title", "publisher", "bpm", "tonality", "isrc", "iswc", "reference", "territory"] as const),
  ...(["writers", "shares", "ipi", "roles", "societies"] as const),
] satisfies SheetColumn[];
const ALBUM_FIELDS = [
  ...(["title", "titleFr", "publisher", "reference"] as const),
  ...(["releaseDate", "description", "descriptionFr"] as const),
];
/** Fields that can be cleared with an empty value. */
const CLEARABLE: readonly string[] = [
  ...["publisher", "bpm", "tonality", "isrc", "iswc", "reference", "territory"],
  ...["releaseDate", "description", "descriptionFr"],
];

/** The given fields, checked, by the names that the catalogue uses. */
export interface SetFields {
  /** Values of a track, in the form of a sheet row. */
  row: SheetRow;
  /** Values of an album. */
  album: Partial<Record<(typeof ALBUM_FIELDS)[number], string>>;
  cleared: string[];
  names: string[];
}

/**
 * Parses `bpm=120 title=…` by the rules for the cells of a sheet. An empty value clears its field.
 * @throws {CommandError} for an unknown field, an invalid value, or no field at all.
 */
export function readFields(kind: MusicKind, pairs: readonly string[]): SetFields {
  const given = new Map<string, string>();
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    const field = fieldNamed(kind, pair.slice(0, at));
    if (field === null || given.has(field)) {
      const known: readonly string[] = kind === "track" ? TRACK_FIELDS : ALBUM_FIELDS;
      throw new CommandError({
        key: "musicField",
        values: { field: pair.slice(0, at), fields: known.join(", ") },
      });
    }
    given.set(field, pair.slice(at + 1).trim());
  }
  if (given.size === 0) throw new CommandError({ key: "musicArguments", values: { kind } });
  const cleared = [...given].flatMap(([field, value]) => (value === "" ? field : []));
  for (const field of cleared) if (!CLEARABLE.includes(field)) throw unfit(field, "");
  const row = sheetRow(
    0,
    (column) => (kind === "track" ? given.get(column) : undefined) ?? "",
    ({ key, values }) => {
      const column = String(values?.column);
      if (key === "sheetValue") throw unfit(column, String(values?.value));
      throw new CommandError({ key: "musicPerWriter", values: { column } });
    },
  );
  for (const field of ["title", "publisher", "reference", "territory"] as const) {
    if (kind === "track" && given.get(field) && row[field] === null) throw unfit(field, "");
  }
  return { row, album: kind === "album" ? albumValues(given) : {}, cleared, names: [...given.keys()] };
}

/** Returns the field with this name, or with this column name of a sheet in any language; null if there is none. */
function fieldNamed(kind: MusicKind, text: string): string | null {
  const plain = text.trim();
  const own = ALBUM_FIELDS.find((field) => field.toLowerCase() === plain.toLowerCase());
  if (kind === "album" && own) return own;
  const column = sheetColumn(plain);
  if (kind === "track") return TRACK_FIELDS.find((field) => field === column) ?? null;
  if (column === "album") return "title";
  if (column === "albumFr") return "titleFr";
  return ALBUM_FIELDS.find((field) => field === column) ?? null;
}

function albumValues(given: ReadonlyMap<string, string>): SetFields["album"] {
  const values: SetFields["album"] = {};
  for (const field of ALBUM_FIELDS) {
    const text = given.get(field);
    if (!text) continue;
    const isLong = field === "description" || field === "descriptionFr";
    const value = isLong ? text : cleanText(text);
    if (!value || (field === "releaseDate" && !isDay(value))) throw unfit(field, text);
    values[field] = value;
  }
  return values;
}

/** Returns whether a text is a calendar day, such as `2026-11-24`. */
export const isDay = (text: string) =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

const unfit = (column: string, value: string) =>
  new CommandError({ key: "musicValue", values: { column, value: cleanText(value) ?? "" } });
