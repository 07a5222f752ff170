import { and, eq } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { isPublic } from "./filters.ts";

/** Returns whether the file below `track/mp3/` is the sound of a public track or version. */
export async function isSoundShown(db: Database, file: string): Promise<boolean> {
  const ofTrack = await db
    .select({ id: tracks.id })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(and(isPublic, eq(tracks.mp3File, file)));
  if (ofTrack.length > 0) return true;
  const ofVersion = await db
    .select({ id: trackVersions.id })
    .from(trackVersions)
    .innerJoin(tracks, eq(tracks.id, trackVersions.trackId))
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(and(isPublic, trackVersions.isEnable, eq(trackVersions.mp3File, file)));
  return ofVersion.length > 0;
}
