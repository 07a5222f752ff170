import { dirname } from "node:path";
import type { KnownSound } from "#/server/operate/import/files/known-files.ts";
import type { Hold } from "#/server/operate/import/letters/letter-holds.ts";
import type { PlannedAlbum, PlannedSound } from "#/server/operate/import/plan/plan-album.ts";

/** An album during its import. */
export interface AlbumInWork {
  plan: PlannedAlbum;
  /** Earlier imports of its files, by path. */
  former: ReadonlyMap<string, KnownSound>;
  albumId: number | null;
  /** Ids of the lead tracks, by path of their file. */
  leads: Map<string, number>;
  /** How long a letter holds the whole album; null if none does. */
  hold: Hold | null;
  /** How long letters hold tracks of it. */
  heldTracks: ReadonlyMap<PlannedSound, Hold>;
}

/**
 * Returns the album of earlier imports from the folder of this file, otherwise of the other files: each disc may have
 * been an album of its own.
 */
export function albumIdFor({ former, albumId }: AlbumInWork, path: string): number | null {
  const folder = dirname(path);
  for (const known of former.values()) if (dirname(known.path) === folder) return known.albumId;
  return albumId;
}
