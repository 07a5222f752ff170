import { inArray, or, sql } from "drizzle-orm";
import { WITHDRAWN } from "#/server/operate/import/files/withdrawn-files.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { importFiles } from "#/server/platform/db/schema/operations.ts";
import { playlistItems } from "#/server/platform/db/schema/projects.ts";
import { searchChanges } from "#/server/platform/db/schema/search.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { refreshSearch } from "#/server/search/refresh.ts";
import { type FoundMusic, findMusic } from "./find-music.ts";
import type { MusicKind } from "./music-kind.ts";

/** Items that are deleted, and the number of affected projects. */
export interface Deletion {
  found: FoundMusic[];
  tracks: number;
  versions: number;
  projects: number;
}

/** Error that rolls back the transaction of a dry run. */
class OnlyCounted extends Error {}

/**
 * Deletes albums with their tracks, or single tracks, wherever they are used. Records the files from which they were
 * imported, so that no later import brings them back. Keeps an album that loses its last track. Only counts the items
 * unless `isSure`.
 * @throws {CommandError} for a name that is unknown or ambiguous; then nothing has changed.
 */
export async function deleteMusic(
  db: Database,
  kind: MusicKind,
  { names, isSure }: { names: readonly string[]; isSure: boolean },
): Promise<Deletion> {
  let counted: Deletion | undefined;
  try {
    await db.transaction(async (tx) => {
      counted = await remove(tx, kind, await findMusic(tx, kind, names));
      if (!isSure) throw new OnlyCounted();
    });
  } catch (error) {
    if (!(error instanceof OnlyCounted)) throw error;
  }
  if (!counted) throw new Error("Nothing was counted");
  return counted;
}

async function remove(tx: Database, kind: MusicKind, found: FoundMusic[]): Promise<Deletion> {
  const ids = found.map(({ id }) => id);
  const owned = inArray(kind === "album" ? tracks.albumId : tracks.id, ids);
  const trackIds = (await tx.select({ id: tracks.id }).from(tracks).where(owned)).map(({ id }) => id);
  const versionIds = (
    await tx
      .select({ id: trackVersions.id })
      .from(trackVersions)
      .where(inArray(trackVersions.trackId, trackIds))
  ).map(({ id }) => id);
  const [usage] = await tx
    .select({ projects: sql<number>`count(distinct ${playlistItems.playlistId})::int` })
    .from(playlistItems)
    .where(inArray(playlistItems.trackId, trackIds));
  await tx
    .update(importFiles)
    .set({ taken: false, reason: WITHDRAWN, trackId: null, versionId: null })
    .where(or(inArray(importFiles.trackId, trackIds), inArray(importFiles.versionId, versionIds)));
  await tx.delete(tracks).where(inArray(tracks.id, trackIds));
  if (kind === "album") await tx.delete(albums).where(inArray(albums.id, ids));
  await refreshSearch(tx, kind === "album" ? [] : [...new Set(found.map(({ albumId }) => albumId))]);
  if (trackIds.length > 0) {
    await tx.insert(searchChanges).values(trackIds.map((trackId) => ({ trackId, isContent: true })));
  }
  return { found, tracks: trackIds.length, versions: versionIds.length, projects: usage?.projects ?? 0 };
}
