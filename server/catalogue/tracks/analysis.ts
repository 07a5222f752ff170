import { and, eq } from "drizzle-orm";
import { type Analysis, analysisSchema } from "#/contract/analysis.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { trackAnalyses, tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { isPublic } from "./filters.ts";

/** Owner of the sound: a track, or one of its versions. */
export type SoundOwner = { trackId: number } | { versionId: number };

/** Returns the analysis of a sound; null without one, or if the sound is not public. */
export async function analysisOf(db: Database, owner: SoundOwner): Promise<Analysis | null> {
  const columns = { analysis: trackAnalyses.analysis };
  const [row] = await ("trackId" in owner
    ? db
        .select(columns)
        .from(trackAnalyses)
        .innerJoin(tracks, eq(tracks.id, trackAnalyses.trackId))
        .innerJoin(albums, eq(albums.id, tracks.albumId))
        .where(and(isPublic, eq(trackAnalyses.trackId, owner.trackId)))
    : db
        .select(columns)
        .from(trackAnalyses)
        .innerJoin(trackVersions, eq(trackVersions.id, trackAnalyses.versionId))
        .innerJoin(tracks, eq(tracks.id, trackVersions.trackId))
        .innerJoin(albums, eq(albums.id, tracks.albumId))
        .where(and(isPublic, trackVersions.isEnable, eq(trackAnalyses.versionId, owner.versionId))));
  return row ? analysisSchema.parse(JSON.parse(row.analysis)) : null;
}
