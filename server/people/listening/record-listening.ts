import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { listened } from "#/server/platform/db/schema/histories.ts";
import { searchChanges } from "#/server/platform/db/schema/search.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";

/** Milliseconds within which a second event by the same user for the same track repeats the first one (contract §7). */
export const REPEAT_WINDOW = 30_000;

/** The recording that was heard: a version of the track, or the track itself (null). */
export interface HeardItem {
  trackId: number;
  versionId: number | null;
}

interface Listening extends HeardItem {
  /** Null for a visitor: visitors cannot be told apart, so each of their events counts. */
  userId: number | null;
  at: Date;
}

/** Returns the version to record: null for one that does not belong to this track, or no longer does. */
export const versionOf = ({ trackId, versionId }: HeardItem): SQL | null =>
  versionId === null
    ? null
    : sql`(select ${trackVersions.id} from ${trackVersions}
        where ${trackVersions.id} = ${versionId} and ${trackVersions.trackId} = ${trackId})`;

/** Records that a track was heard; null when there is no such track. */
export function recordListening(
  db: Database,
  { trackId, versionId, userId, at }: Listening,
): Promise<{ id: number; isNew: boolean } | null> {
  return db.transaction(async (transaction) => {
    // Locked, so that two simultaneous events are handled one after the other.
    const [track] = await transaction
      .select({ id: tracks.id })
      .from(tracks)
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .where(and(isPublic, eq(tracks.id, trackId)))
      .for("no key update", { of: tracks });
    if (!track) return null;
    if (userId !== null) {
      const [earlier] = await transaction
        .select({ id: listened.id })
        .from(listened)
        .where(
          and(
            eq(listened.userId, userId),
            eq(listened.trackId, trackId),
            gt(listened.createdAt, new Date(at.getTime() - REPEAT_WINDOW)),
          ),
        )
        .orderBy(desc(listened.createdAt))
        .limit(1);
      if (earlier) return { id: earlier.id, isNew: false };
    }
    const [event] = await transaction
      .insert(listened)
      .values({ trackId, versionId: versionOf({ trackId, versionId }), userId, createdAt: at })
      .returning({ id: listened.id });
    await transaction
      .update(tracks)
      .set({ popularity: sql`${tracks.popularity} + 1` })
      .where(eq(tracks.id, trackId));
    await transaction.insert(searchChanges).values({ trackId, isContent: false });
    return event ? { id: event.id, isNew: true } : null;
  });
}

/** Returns one event of this user; null when it belongs to another user, to a visitor, or does not exist. */
export async function findListening(
  db: Database,
  id: number,
  userId: number,
): Promise<{ trackId: number; createdAt: Date } | null> {
  const [event] = await db
    .select({ trackId: listened.trackId, createdAt: listened.createdAt })
    .from(listened)
    .where(and(eq(listened.id, id), eq(listened.userId, userId)));
  return event ?? null;
}
