import { posix } from "node:path";
import type { FoundFolder } from "#/server/operate/import/files/walk-folder.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { fold } from "#/server/platform/text/fold.ts";

/** The files that become one album. */
export interface AlbumFiles {
  /** Name of the folder, used when no tag names the album. */
  folderName: string;
  files: SoundFile[];
  covers: string[];
}

const DISC = /^(?:cd|dis[ck]|disque)[\s_-]*\d{1,2}$/i;

/**
 * Groups files into albums: a folder is an album, and folders named `CD 1`, `Disc 2` belong to their parent. An
 * album named by the sheet gathers its files from any folder.
 */
export function groupAlbums(
  root: string,
  folders: readonly FoundFolder[],
  rows: ReadonlyMap<string, SheetRow>,
): AlbumFiles[] {
  const albums = new Map<string, AlbumFiles>();
  for (const { relative, sounds, covers } of folders) {
    const isDisc = relative !== "" && DISC.test(posix.basename(relative));
    const own = isDisc ? posix.dirname(relative).replace(/^\.$/, "") : relative;
    for (const file of sounds) {
      const named = rows.get(file.path)?.album;
      const key = named ? `album ${fold(named)}` : `folder ${own}`;
      const album = albums.get(key) ?? { folderName: posix.basename(own || root), files: [], covers: [] };
      album.files.push(file);
      for (const cover of covers) if (!album.covers.includes(cover)) album.covers.push(cover);
      albums.set(key, album);
    }
  }
  return [...albums.values()];
}
