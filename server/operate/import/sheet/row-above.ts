import { fold } from "#/contract/fold.ts";
import { versionOf } from "#/contract/version-of.ts";
import { bare } from "#/server/operate/import/tags/bare.ts";
import type { SheetColumn } from "./sheet-columns.ts";

type Cell = (column: SheetColumn) => string;

/**
 * Columns with values that all versions of a track share, and that a sheet may contain only in the first of their rows.
 */
const SHARED: ReadonlySet<SheetColumn> = new Set([
  ...([
    "title",
    "titleLang",
    "album",
    "albumFr",
    "publisher",
    "label",
    "reference",
    "releaseDate",
    "disc",
  ] as const),
  ...(["bpm", "tonality", "genres", "moods", "instruments", "uses", "territory", "iswc"] as const),
]);
const NAMES = ["writers", "lyricists", "arrangers"] as const;
const OF_PEOPLE: ReadonlySet<SheetColumn> = new Set([
  ...NAMES,
  "shares",
  "ipi",
  "roles",
  "societies",
] as const);

/**
 * Fills the empty cells of a row from the row above, if it is a version of the same track: it has no title, and its
 * file is named after the title or the file above, or it names a version and no file. People's values are filled only
 * together.
 */
export function withRowAbove(own: Cell, above: Cell | null): Cell {
  if (!above || own("title").trim() !== "" || !isVersionOf(own, above)) return own;
  const isEmpty = (column: SheetColumn) => own(column).trim() === "";
  const isWithoutPeople = NAMES.every(isEmpty);
  const isTaken = (column: SheetColumn) =>
    OF_PEOPLE.has(column) ? isWithoutPeople : SHARED.has(column) && isEmpty(column);
  return (column) => (isTaken(column) ? above(column) : own(column));
}

function isVersionOf(own: Cell, above: Cell): boolean {
  const title = bare(above("title"));
  const isOther = (["album", "reference"] as const).some(
    (column) => own(column).trim() !== "" && fold(own(column)) !== fold(above(column)),
  );
  if (title === "" || isOther) return false;
  const version = own("version").trim();
  if (version !== "" && fold(version) === fold(above("version").trim())) return false;
  if (own("file").trim() === "") return version !== "";
  const { names, isVersion } = namesOf(own("file"));
  const shared = [title, ...namesOf(above("file")).names];
  return version === ""
    ? isVersion && names.some((name) => shared.includes(name))
    : names.some((name) => shared.some((one) => name === one || name === one + bare(version)));
}

/** A number at the start of a name, and the letters of an album before it: «07 Ebb», «ODL_07_Ebb», «ODL007_Ebb». */
const CODE = /^(?:\p{Lu}{2,5}[ _.-]*)?\d+[a-z]?[ _.-]+/u;

/** Returns the names by which a file is compared: without its version, with and without the codes at its start. */
function namesOf(file: string): { names: string[]; isVersion: boolean } {
  const stem = file
    .trim()
    .replace(/^.*[/\\]/s, "")
    .replace(/\.[a-z\d]{2,4}$/i, "");
  const version = versionOf(stem);
  let name = version?.base ?? stem;
  const names = [name];
  while (CODE.test(name)) {
    name = name.replace(CODE, "");
    names.push(name);
  }
  // A number alone does not show that two files belong together.
  return { names: names.filter((name) => /\p{L}{2}/u.test(name)).map(bare), isVersion: version !== null };
}

/** A row that gives a total: «Total: 7 tracks», «Sous-total», «Nombre de titres : 7». */
const TOTAL =
  /^(?:(?:grand |sub-?|sous-)?(?:totals?|totaux|gesamt|summe)\b(?:\s(?:general|tracks?|titres?|titel|duration|duree|number of tracks))?|nombre de (?:titres|pistes)|number of tracks)\s*[:=]?\s*[\d\s.,:%'"]*(?:tracks?|titres?|pistes?|titel|files?|fichiers?|min|h)?\.?$/;

/**
 * Returns whether a row only gives a total, and names no file and no people. If the sheet names no files, the row must
 * contain a number, because a track may be called «Total».
 */
export function isTotal(own: Cell, cells: readonly string[], hasFiles: boolean): boolean {
  const [first = ""] = cells.filter((cell) => cell.trim() !== "");
  if (!hasFiles && !/\d/.test(first)) return false;
  return (
    [...NAMES, "file" as const].every((column) => own(column).trim() === "") && TOTAL.test(fold(first.trim()))
  );
}
