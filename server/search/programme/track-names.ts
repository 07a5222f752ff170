import { eq, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";

/** Kind and default label of a track's own recording. */
const WHOLE = "full";

/**
 * Returns visibility, reference, title and the label of the whole recording by track. Only that recording has a print.
 */
export async function trackNames(db: Database) {
  const known = await db
    .select({
      id: tracks.id,
      isEnable: sql<boolean>`${tracks.isEnable} and ${albums.isEnable}`,
      title: tracks.name,
      own: tracks.reference,
      album: albums.reference,
    })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId));
  const whole = await db
    .select({ trackId: trackVersions.trackId, label: trackVersions.label })
    .from(trackVersions)
    .where(eq(trackVersions.kind, WHOLE));
  const labels = new Map(whole.map(({ trackId, label }) => [trackId, label]));
  return new Map(
    known.map(({ id, isEnable, title, own, album }) => [
      id,
      { isEnable, title, reference: own ?? album ?? "", version: labels.get(id) ?? WHOLE },
    ]),
  );
}
