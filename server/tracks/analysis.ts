import { eq } from "drizzle-orm";
import { type Analysis, analysisSchema } from "#/contract/analysis.ts";
import type { Database } from "#/server/db/database.ts";
import { trackAnalyses } from "#/server/db/schema/tracks.ts";

/** Whose sound: a track's, or one of its versions'. */
export type SoundOwner = { trackId: number } | { versionId: number };

/** What was measured in a sound; null when nothing was. */
export async function analysisOf(db: Database, owner: SoundOwner): Promise<Analysis | null> {
  const [row] = await db
    .select({ analysis: trackAnalyses.analysis })
    .from(trackAnalyses)
    .where(
      "trackId" in owner
        ? eq(trackAnalyses.trackId, owner.trackId)
        : eq(trackAnalyses.versionId, owner.versionId),
    );
  return row ? analysisSchema.parse(JSON.parse(row.analysis)) : null;
}
