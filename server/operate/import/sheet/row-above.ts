import { fold } from "#/contract/fold.ts";
import { versionOf } from "#/contract/version-of.ts";
import { bare, type SheetColumn } from "./sheet-columns.ts";

type Cell = (column: SheetColumn) => string;

/** What the versions of a track share, which a sheet may write in the first row alone. */
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
 * Returns the cells of a row, with those of the row above where it is a version of the same track and leaves them
 * empty: it has no title, and its file is called after the title or the file above, or it names a version and no file.
 * Writers come together with all that is said of them.
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

/** A number at the start of a name, with an album's letters before it: «07 Ebb», «ODL_07_Ebb», «ODL007_Ebb». */
const CODE = /^(?:\p{Lu}{2,5}[ _.-]*)?\d+[a-z]?[ _.-]+/u;

/** Returns what a file may be called after: its name without its version, with and without the codes before it. */
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
  // Numbers alone are no name that two files share.
  return { names: names.filter((name) => /\p{L}{2}/u.test(name)).map(bare), isVersion: version !== null };
}

/** A row that counts the others: «Total: 7 tracks», «Sous-total», «Nombre de titres : 7». */
const TOTAL =
  /^(?:(?:grand |sub-?|sous-)?(?:totals?|totaux|gesamt|summe)\b(?:\s(?:general|tracks?|titres?|titel|duration|duree|number of tracks))?|nombre de (?:titres|pistes)|number of tracks)\s*[:=]?\s*[\d\s.,:%'"]*(?:tracks?|titres?|pistes?|titel|files?|fichiers?|min|h)?\.?$/;

/**
 * Returns whether a row names no file and no people, and counts the others. In a sheet that names no files it says how
 * many: a track may be called «Total».
 */
export function isTotal(own: Cell, cells: readonly string[], hasFiles: boolean): boolean {
  const [first = ""] = cells.filter((cell) => cell.trim() !== "");
  if (!hasFiles && !/\d/.test(first)) return false;
  return (
    [...NAMES, "file" as const].every((column) => own(column).trim() === "") && TOTAL.test(fold(first.trim()))
  );
}
