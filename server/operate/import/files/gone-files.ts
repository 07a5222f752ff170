import { access } from "node:fs/promises";
import { relative, sep } from "node:path";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { FoundFolder } from "#/server/operate/import/files/walk-folder.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { importFiles } from "#/server/platform/db/schema/operations.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { refreshSearch } from "#/server/search/refresh.ts";

/** A track or version that is on show though its file is gone. */
export interface GoneSound {
  /** Where it was, below the imported folder. */
  file: string;
  name: string;
  trackId: number;
  versionId: number | null;
  albumId: number;
}

/** What came out of `folder` before, is still on show, and is not among the files that were found there now. */
export async function goneFrom(
  db: Database,
  folder: string,
  folders: readonly FoundFolder[],
): Promise<GoneSound[]> {
  const found = new Set(folders.flatMap(({ sounds }) => sounds.map(({ path }) => path)));
  const isBelow = sql`starts_with(${importFiles.path}, ${folder.endsWith(sep) ? folder : `${folder}${sep}`}::text)`;
  const columns = { path: importFiles.path, trackId: tracks.id, albumId: tracks.albumId };
  const ofTracks = await db
    .select({ ...columns, name: tracks.name, versionId: sql<number | null>`null::int` })
    .from(importFiles)
    .innerJoin(tracks, eq(tracks.id, importFiles.trackId))
    .where(and(importFiles.taken, isBelow, tracks.isEnable))
    .orderBy(importFiles.path);
  const ofVersions = await db
    .select({ ...columns, name: trackVersions.name, versionId: trackVersions.id })
    .from(importFiles)
    .innerJoin(trackVersions, eq(trackVersions.id, importFiles.versionId))
    .innerJoin(tracks, eq(tracks.id, trackVersions.trackId))
    .where(and(importFiles.taken, isBelow, trackVersions.isEnable))
    .orderBy(importFiles.path);
  const gone: GoneSound[] = [];
  for (const { path, ...sound } of [...ofTracks, ...ofVersions]) {
    if (!found.has(path) && (await isGone(path))) gone.push({ ...sound, file: relative(folder, path) });
  }
  return gone;
}

/** A file that cannot be looked at, as in a folder that is closed, may be there. */
const isGone = (path: string) =>
  access(path).then(
    () => false,
    ({ code }: NodeJS.ErrnoException) => code === "ENOENT" || code === "ENOTDIR",
  );

/** Hides what is gone, and albums of which nothing is left on show. */
export async function hideGone(db: Database, gone: readonly GoneSound[]): Promise<void> {
  if (gone.length === 0) return;
  const hidden = { isEnable: false, publishAt: null };
  const trackIds = gone.flatMap(({ trackId, versionId }) => (versionId === null ? trackId : []));
  const versionIds = gone.flatMap(({ versionId }) => versionId ?? []);
  const albumIds = [...new Set(gone.map(({ albumId }) => albumId))];
  await db.transaction(async (tx) => {
    await tx.update(tracks).set(hidden).where(inArray(tracks.id, trackIds));
    await tx.update(trackVersions).set({ isEnable: false }).where(inArray(trackVersions.id, versionIds));
    await tx
      .update(albums)
      .set(hidden)
      .where(
        and(
          inArray(albums.id, albumIds),
          sql`not exists (select from tracks as left_over where left_over.album_id = ${albums.id} and left_over.is_enable)`,
        ),
      );
    await refreshSearch(tx, albumIds);
  });
}
