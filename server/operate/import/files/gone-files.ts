import { access } from "node:fs/promises";
import { relative, sep } from "node:path";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { importFiles } from "#/server/platform/db/schema/operations.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { refreshSearch } from "#/server/search/refresh.ts";
import type { FoundFolder } from "./walk-folder.ts";

/** A visible track or version whose file is missing. */
export interface GoneSound {
  /** Its former path below the imported folder. */
  file: string;
  name: string;
  trackId: number;
  versionId: number | null;
  albumId: number;
}

/** Returns the visible sounds that an earlier import took from `folder` and whose file is missing now. */
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

/** Returns whether a file no longer exists. A file that cannot be checked, as in a folder without access, may exist. */
export const isGone = (path: string) =>
  access(path).then(
    () => false,
    ({ code }: NodeJS.ErrnoException) => code === "ENOENT" || code === "ENOTDIR",
  );

/** Hides the given sounds, and albums that have no visible track left. */
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
