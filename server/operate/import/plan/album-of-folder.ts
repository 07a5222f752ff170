import { posix } from "node:path";
import { bare } from "#/server/operate/import/sheet/sheet-columns.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";

/** The rows and the files of a delivery. */
interface Delivery {
  rows: readonly SheetRow[];
  /** Returns the folders of the files that have the title of a row. */
  foldersWith: (row: SheetRow) => readonly string[];
  /** Whether the names of all tracks consist of codes only. */
  isAllCoded: boolean;
}

/**
 * Returns whether a file whose name says no album may belong to the album of a row. The folders in its path name the
 * album, and no other one of the sheet more exactly. If they name none, the sheet has one album, of which no title is
 * found in another folder; if the row states it, no track of the delivery has a title in its name.
 */
export function mayBeOfAlbum(row: SheetRow, file: SoundFile, delivery: Delivery): boolean {
  const { rows, foldersWith, isAllCoded } = delivery;
  const folder = posix.dirname(file.relative);
  const albums = new Set(rows.flatMap(({ album }) => bare(album ?? "") || []));
  const named = [...albums].map((album) => ({ album, length: lengthNamed(album, rows, folder) }));
  const longest = Math.max(0, ...named.map(({ length }) => length));
  const own = bare(row.album ?? "");
  if (longest > 0) return named.some(({ album, length }) => album === own && length === longest);
  const isFoundElsewhere = rows.some((one) => foldersWith(one).some((other) => other !== folder));
  return albums.size <= 1 && !isFoundElsewhere && (own === "" || isAllCoded);
}

/** Returns how many letters of an album's title, or of its code, a path has; 0 if it names neither. */
function lengthNamed(album: string, rows: readonly SheetRow[], folder: string): number {
  const names = rows
    .filter((row) => bare(row.album ?? "") === album)
    .flatMap((row) => {
      const code = bare(codeOfRow(row) ?? "");
      return [album, code, code !== "" && album.startsWith(code) ? album.slice(code.length) : ""];
    });
  return Math.max(0, ...names.filter((name) => bare(folder).includes(name)).map(({ length }) => length));
}

/** Returns the code of a row's album; null if it states none. */
export const codeOfRow = ({ reference, album }: SheetRow): string | null =>
  reference ?? /^\p{Lu}{2,5}[ _-]?\d{2,6}/u.exec(album ?? "")?.[0] ?? null;
