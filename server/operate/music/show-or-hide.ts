import { inArray } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { refreshSearch } from "#/server/search/refresh.ts";
import { type FoundMusic, findMusic } from "./find-music.ts";
import type { MusicKind } from "./music-kind.ts";

interface Visibility {
  names: readonly string[];
  isEnable: boolean;
  /** Time at which to publish a hidden item. */
  publishAt?: Date | null;
}

/**
 * Hides albums or tracks from the site, or shows them again. Users' projects and carts keep them.
 * @throws {CommandError} for a name that is unknown or ambiguous; then nothing has changed.
 */
export function showOrHide(
  db: Database,
  kind: MusicKind,
  { names, isEnable, publishAt = null }: Visibility,
): Promise<FoundMusic[]> {
  return db.transaction(async (tx) => {
    const found = await findMusic(tx, kind, names);
    const table = kind === "album" ? albums : tracks;
    await tx
      .update(table)
      .set({ isEnable, publishAt })
      .where(
        inArray(
          table.id,
          found.map(({ id }) => id),
        ),
      );
    await refreshSearch(tx, [...new Set(found.map(({ albumId }) => albumId))]);
    return found;
  });
}
