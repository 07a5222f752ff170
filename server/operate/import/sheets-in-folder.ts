import { basename, extname, join, posix, relative } from "node:path";
import { listedNames } from "#/server/platform/terminal/listed-names.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { isOldFolder } from "./files/old-folders.ts";
import { isOldTable, tellsOfSales } from "./files/other-tables.ts";
import { byName, type FoundFolder } from "./files/walk-folder.ts";
import type { IsrcsOfFiles } from "./plan/rows-by-isrc.ts";
import { rowsByTitle } from "./plan/rows-by-title.ts";
import { matchSheet } from "./sheet/match-sheet.ts";
import { readSheet } from "./sheet/read-sheet.ts";
import type { Sheet } from "./sheet/read-table.ts";
import type { SheetRow } from "./sheet/sheet-row.ts";
import { SheetError } from "./sheet/sheet-text.ts";
import type { SoundFile } from "./sounds/sound-file.ts";

/** A sheet, and the absolute path of its file. */
export interface FoundSheet extends Sheet {
  path: string;
  /** The folder whose sounds it describes, below the imported one: "" for that one. */
  folder: string;
}

const TABLE = /^(?!~\$).*\.(?:csv|tsv|xls[xm])$/i;
/** Columns that a sheet lists as unknown, or as without a place. */
const UNREAD: readonly string[] = ["sheetColumns", "sheetWithoutPlace"];

/** Parts of a sheet's rows that name a sound, by its file or only by its title. */
const [LEAST_FILES, LEAST_TITLES] = [1 / 2, 3 / 4];

/**
 * Returns the tables beside the sounds that are sheets beyond doubt: at least half of their rows name a sound of their
 * folder, or of the next one above that has any; three quarters if they have only titles, which other albums may have too. They are in the order of their names, so that `tracks v2` comes after
 * `tracks`.
 */
export async function sheetsInFolder(root: string, folders: readonly FoundFolder[]): Promise<FoundSheet[]> {
  const sounds = folders.flatMap((folder) => folder.sounds);
  const withSounds = new Set(sounds.flatMap(foldersAround));
  const tables = folders
    .filter(({ relative: folder }) => !isOldFolder(folder))
    .flatMap(({ others }) => others.filter(isTable))
    .map((file) => ({
      file,
      folder: foldersAround({ relative: file }).find((one) => withSounds.has(one)) ?? "",
    }))
    .toSorted(({ file: one }, { file: other }) => byName(nameOf(one), nameOf(other)) || byName(one, other));
  const near = soundsByFolder(sounds, new Set(tables.map(({ folder }) => folder)));
  const found: FoundSheet[] = [];
  for (const { file, folder } of tables) {
    const path = join(root, file);
    const sheet = await readSheet(path).catch((cause: unknown) => {
      // Whatever is no sheet stays among the other files, which the report lists.
      if (cause instanceof SheetError) return null;
      throw cause;
    });
    if (!sheet || sheet.problems.some(isOfSales)) continue;
    const rows = matchedRows(sheet, near.get(folder) ?? [], () => undefined);
    const lines = new Set(rows.map(([, { line }]) => line));
    const isByTitle = sheet.rows.some(({ isFoundByTitle }) => isFoundByTitle);
    const least = sheet.rows.length * (isByTitle ? LEAST_TITLES : LEAST_FILES);
    if (lines.size > 0 && lines.size >= least) found.push({ ...sheet, path, folder });
  }
  return found;
}

/** Matches the rows of each sheet with the sounds of its folder, by path. */
export function rowsOfEach(
  sheets: readonly FoundSheet[],
  sounds: readonly SoundFile[],
  report: (notice: Notice) => void,
  isrcs: IsrcsOfFiles,
): ReadonlyMap<string, SheetRow>[] {
  const near = soundsByFolder(sounds, new Set(sheets.map(({ folder }) => folder)));
  return sheets.map((sheet) => new Map(matchedRows(sheet, near.get(sheet.folder) ?? [], report, isrcs)));
}

const matchedRows = (
  { rows }: Sheet,
  sounds: readonly SoundFile[],
  report: (notice: Notice) => void,
  isrcs?: IsrcsOfFiles,
) => [...matchSheet(rows, sounds, report), ...rowsByTitle(rows, sounds, report, isrcs)];

/** Returns the sounds below each of `folders`. */
function soundsByFolder(sounds: readonly SoundFile[], folders: ReadonlySet<string>) {
  const found = new Map([...folders].map((folder): [string, SoundFile[]] => [folder, []]));
  for (const sound of sounds) for (const folder of foldersAround(sound)) found.get(folder)?.push(sound);
  return found;
}

/** Returns the folders around a file, from its own up to the imported one, "". */
function foldersAround({ relative: path }: { relative: string }): string[] {
  const parts = path.split("/").slice(0, -1);
  return [...parts.map((_, place) => parts.slice(0, parts.length - place).join("/")), ""];
}

const isTable = (file: string) => {
  const name = posix.basename(file);
  return TABLE.test(name) && !isOldTable(nameOf(name));
};

const isOfSales = ({ key, values }: Notice) =>
  UNREAD.includes(key) && tellsOfSales(String(values?.names ?? ""));

const nameOf = (file: string) => posix.basename(file, extname(file));

/** Maximum number of names in the notice. */
const MOST_LISTED = 5;

/** Returns a notice about the sheets that nobody named and that were taken all the same. */
export function takenSheets(sheets: readonly FoundSheet[], root: string): Notice[] {
  const names = sheets.map(({ path }) => relative(root, path));
  const values = { names: listedNames(names, MOST_LISTED), count: names.length };
  return names.length === 0 ? [] : [{ key: "sheetsTaken", values }];
}

/** Returns sheets whose lines say the file too, `rights.csv:4`, if there are several. */
export function withFileInLines(sheets: readonly FoundSheet[], root: string): readonly FoundSheet[] {
  if (sheets.length < 2) return sheets;
  const areAlike = new Set(sheets.map(({ path }) => basename(path))).size < sheets.length;
  const nameIn = (path: string) => (areAlike ? relative(root, path) : basename(path));
  return sheets.map((sheet) => {
    const placed = (line: string | number) => `${nameIn(sheet.path)}:${line}`;
    const isLine = (name: string) => name === "line" || name === "lines";
    const withPlace = <Told extends { values?: Record<string, string | number> }>(notice: Told): Told => ({
      ...notice,
      values: Object.fromEntries(
        Object.entries(notice.values ?? {}).map(([name, value]) => [
          name,
          isLine(name) ? placed(value) : value,
        ]),
      ),
    });
    return {
      ...sheet,
      rows: sheet.rows.map((row) => ({ ...row, line: placed(row.line) })),
      problems: sheet.problems.map(withPlace),
      doubts: sheet.doubts.map(withPlace),
    };
  });
}
