import { fold } from "#/contract/fold.ts";
import { bare } from "#/server/operate/import/tags/bare.ts";
import { groupingRole } from "./sheet-columns.ts";
import type { SheetRow } from "./sheet-row.ts";

/** What a row says of the track whose version it is; "" for an empty cell, null if there is no such column. */
export interface Grouping {
  /** Value that the versions of a track share: a «Master ID». */
  group: string | null;
  /** How the row names the main version: by that row's file, code, ISRC, title or number. */
  main: string | null;
  /** Name of the row itself in a column for it, such as «Track ID». */
  own: string | null;
}

/** Returns a function that reads the columns that show which rows are versions of one track. */
export function groupReader(headers: readonly string[]): (cells: readonly string[]) => Grouping {
  const roles = headers.map(groupingRole);
  return (cells) => {
    const cellOf = (role: "shared" | "main" | "own") => {
      const places = roles.flatMap((one, place) => (one === role ? [place] : []));
      const filled = places.map((place) => cells[place]?.trim() ?? "").find((cell) => cell !== "");
      return filled ?? (places.length > 0 ? "" : null);
    };
    return { group: cellOf("shared") || null, main: cellOf("main"), own: cellOf("own") };
  };
}

interface GroupedRow extends Grouping {
  row: SheetRow;
  title: string;
}

/** Returns the album of a row for comparison. */
export const albumKey = ({ album, reference }: SheetRow) => fold(album ?? reference ?? "");

/**
 * Returns the row of the main version for each row that names it, also for the main one itself if it does. A value
 * names a row by the row's own name, its file, its reference, its ISRC, its title or its number, the first of these that
 * exactly one file of the album has.
 */
export function mainRows<Row extends GroupedRow>(rows: readonly Row[]): Map<Row, Row> {
  const found = new Map<Row, Row>();
  if (rows.every(({ main }) => !main)) return found;
  const byName = new Map<string, Map<string, Row>>();
  for (const one of rows)
    for (const [kind, name] of namesOf(one)) {
      const key = keyOf(one.row, kind, name);
      const named = byName.get(key) ?? new Map<string, Row>();
      if (!named.has(one.row.file)) named.set(one.row.file, one);
      byName.set(key, named);
    }
  for (const one of rows) {
    if (!one.main) continue;
    const main = bare(stemOf(one.main));
    const [named] = KINDS.map((kind) => byName.get(keyOf(one.row, kind, main)))
      .filter((files) => files?.size === 1)
      .flatMap((files) => [...(files?.values() ?? [])]);
    if (named) found.set(one, named);
  }
  return withoutFlags(found, rows);
}

/**
 * Removes the main rows that figures name by chance: 1 and 0 that say which rows are whole tracks, and one number that
 * all rows of an album have, such as the album's. The titles of their rows have nothing in common with the main one's.
 */
function withoutFlags<Row extends GroupedRow>(found: Map<Row, Row>, rows: readonly Row[]): Map<Row, Row> {
  const areFlags = rows.every(({ main }) => !main || /^[01]$/.test(main));
  const valuesOf = Map.groupBy(rows, ({ row }) => albumKey(row));
  const isOfAll = ({ row, main }: Row) =>
    (valuesOf.get(albumKey(row)) ?? []).every((other) => other.main === main);
  const ofAlbum = new Map([...new Set([...found.values()])].map((main) => [main, isOfAll(main)]));
  const byMain = Map.groupBy(found, ([, main]) => main);
  const chance = [...byMain].filter(([main, all]) => {
    const others = all.map(([one]) => one).filter(({ row }) => row.file !== main.row.file);
    const isAlike = ({ title }: Row) =>
      fold(title).startsWith(fold(main.title)) || fold(main.title).startsWith(fold(title));
    const isFigure = all.every(([one]) => /^\d+$/.test(one.main ?? ""));
    return isFigure && (areFlags || ofAlbum.get(main)) && others.length > 0 && !others.some(isAlike);
  });
  const mains = new Set(chance.map(([main]) => main));
  return new Map([...found].filter(([, main]) => !mains.has(main)));
}

/** Ways to name a row, the surest first. */
const KINDS = ["own", "file", "reference", "isrc", "title", "number"] as const;
type Kind = (typeof KINDS)[number];

/** Only a title or a number needs the album's reference beside it, which in other rows may be the track's own. */
const keyOf = (row: SheetRow, kind: Kind, name: string) =>
  JSON.stringify([kind === "title" || kind === "number" ? albumKey(row) : fold(row.album ?? ""), kind, name]);

function namesOf({ row, own, title }: GroupedRow): [Kind, string][] {
  const names: [Kind, string][] = [
    ["own", own ?? ""],
    ["file", stemOf(row.file)],
    ["reference", row.reference ?? ""],
    ["isrc", row.isrc ?? ""],
    ["title", title],
    ["number", String(row.trackNumber ?? "")],
  ];
  return names.flatMap(([kind, name]) => (bare(name) === "" ? [] : [[kind, bare(name)]]));
}

/** Returns the name of a file without folders and ending, and other texts as they are. */
const stemOf = (text: string) =>
  text.replace(/^.*[/\\](?=.)/s, "").replace(/\.(?=[a-z\d]*[a-z])[a-z\d]{2,4}$/i, "");
