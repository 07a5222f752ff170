import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import { bare } from "#/server/operate/import/tags/bare.ts";

/** The rows and the files of a delivery. */
interface Delivery {
  rows: readonly SheetRow[];
  /** Folders of the files that have the title of a row. */
  titledFolders: ReadonlySet<string>;
  /** Whether the names of all tracks consist of codes only. */
  isAllCoded: boolean;
}

/**
 * Returns a function that tells in which folders a file whose name says no album may belong to the album of a row. The
 * folders in its path name the album, and no other one of the sheet more exactly. If they name none, the sheet has one
 * album, of which no title is found in another folder; if the row states it, no track of the delivery has a title in
 * its name.
 */
export function albumReader({ rows, titledFolders, isAllCoded }: Delivery) {
  // A delivery may have thousands of rows and of folders, so each is read only once.
  const albums = namesOfAlbums(rows);
  const namedIn = new Map<string, ReadonlySet<string>>();
  return (row: SheetRow) => {
    const own = bare(row.album ?? "");
    const mayBeOnlyAlbum = albums.size <= 1 && (own === "" || isAllCoded);
    return (folder: string): boolean => {
      const named = namedIn.get(folder) ?? albumsNamedIn(folder, albums);
      namedIn.set(folder, named);
      const otherFolders = titledFolders.size - Number(titledFolders.has(folder));
      return named.size > 0 ? named.has(own) : mayBeOnlyAlbum && otherFolders === 0;
    };
  };
}

/** Returns the names of each album by its title: the title with and without its code, and the code alone. */
function namesOfAlbums(rows: readonly SheetRow[]): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const row of rows) {
    const album = bare(row.album ?? "");
    if (album === "") continue;
    const code = bare(codeOfRow(row) ?? "");
    const title = code !== "" && album.startsWith(code) ? album.slice(code.length) : album;
    const known = names.get(album) ?? new Set();
    for (const name of [album, code, title]) if (name !== "") known.add(name);
    names.set(album, known);
  }
  return names;
}

/** Returns the albums that a path names most exactly, by the longest of the names in it. */
function albumsNamedIn(
  folder: string,
  albums: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const path = bare(folder);
  const found = [...albums].flatMap(([album, names]) =>
    [...names].flatMap((name) => (path.includes(name) ? { album, length: name.length } : [])),
  );
  const longest = found.reduce((most, { length }) => Math.max(most, length), 0);
  return new Set(found.flatMap(({ album, length }) => (length === longest ? album : [])));
}

/** Returns the code of a row's album; null if it states none. */
export const codeOfRow = ({ reference, album }: SheetRow): string | null =>
  reference ?? /^\p{Lu}{2,5}[ _-]?\d{2,6}/u.exec(album ?? "")?.[0] ?? null;
