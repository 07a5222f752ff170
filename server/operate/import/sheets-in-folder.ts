import { basename, extname, join, posix, relative } from "node:path";
import { listedNames } from "#/server/platform/terminal/listed-names.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { isOldFolder } from "./files/old-folders.ts";
import { byName, type FoundFolder } from "./files/walk-folder.ts";
import { rowsByTitle } from "./plan/rows-by-title.ts";
import { matchSheet } from "./sheet/match-sheet.ts";
import { readSheet } from "./sheet/read-sheet.ts";
import type { Sheet } from "./sheet/read-table.ts";
import { SheetError } from "./sheet/sheet-text.ts";

/** A sheet and the absolute path of its file. */
export type FoundSheet = Sheet & { path: string };

const TABLE = /^(?!~\$).*\.(?:csv|tsv|xls[xm])$/i;
/** Words in the names of tables that another one has replaced. */
const OLD =
  /(?:^|[\s_.([-])(?:old|bak|backup|superseded|draft|do[\s_-]not[\s_-]use|ancien(?:ne)?|vieux|vieille|obsol\p{L}te|brouillon|alt|entwurf|vecchi[oa]|bozza|antigu[oa]|borrador|oud)(?=$|[\s_.)\]-])/iu;

/**
 * Returns the tables beside the sounds that are sheets beyond doubt: at least half of their rows name a sound of the
 * delivery. They are in the order of their names, so that `tracks v2` comes after `tracks`.
 */
export async function sheetsInFolder(root: string, folders: readonly FoundFolder[]): Promise<FoundSheet[]> {
  const sounds = folders.flatMap((folder) => folder.sounds);
  const tables = folders.flatMap(({ relative: folder, others }) =>
    isOldFolder(folder) ? [] : others.filter(isTable),
  );
  const found: FoundSheet[] = [];
  for (const file of tables.toSorted(
    (one, other) => byName(nameOf(one), nameOf(other)) || byName(one, other),
  )) {
    const path = join(root, file);
    const sheet = await readSheet(path).catch((cause: unknown) => {
      // Whatever is no sheet stays among the other files, which the report lists.
      if (cause instanceof SheetError) return null;
      throw cause;
    });
    if (!sheet) continue;
    const ignore = () => undefined;
    const rows = [...matchSheet(sheet.rows, sounds, ignore), ...rowsByTitle(sheet.rows, sounds, ignore)];
    const lines = new Set(rows.map(([, { line }]) => line));
    if (lines.size > 0 && lines.size * 2 >= sheet.rows.length) found.push({ ...sheet, path });
  }
  return found;
}

const isTable = (file: string) => {
  const name = posix.basename(file);
  return TABLE.test(name) && !OLD.test(name.slice(0, -extname(name).length));
};

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
export function withFileInLines(sheets: readonly FoundSheet[]): readonly FoundSheet[] {
  if (sheets.length < 2) return sheets;
  return sheets.map((sheet) => {
    const placed = (line: string | number) => `${basename(sheet.path)}:${line}`;
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
