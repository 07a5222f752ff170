import { and, asc, eq, inArray } from "drizzle-orm";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import { type HeardItem, REPEAT_WINDOW, versionOf } from "#/server/people/listening/record-listening.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { listened } from "#/server/platform/db/schema/histories.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { users } from "#/server/platform/db/schema/users.ts";

interface ListenedItem extends HeardItem {
  at: Date;
}

/**
 * Merges the listening that a device remembers into a user's history, each entry at its own time, and returns how many
 * were new. The charts already counted them when they were heard. Tracks that are not public and times in the future
 * are skipped.
 */
export function mergeListened(
  db: Database,
  userId: number,
  heard: readonly ListenedItem[],
  now: Date,
): Promise<number> {
  const past = heard.filter(({ at }) => at <= now);
  if (past.length === 0) return Promise.resolve(0);
  return db.transaction(async (tx) => {
    // One device at a time: two with the same entry would both insert it.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const ids = [...new Set(past.map(({ trackId }) => trackId))];
    const known = await tx
      .select({ id: tracks.id })
      .from(tracks)
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .where(and(isPublic, inArray(tracks.id, ids)));
    const times = new Map(known.map(({ id }) => [id, [] as number[]]));
    const stored = await tx
      .select({ trackId: listened.trackId, at: listened.createdAt })
      .from(listened)
      .where(and(eq(listened.userId, userId), inArray(listened.trackId, ids)))
      .orderBy(asc(listened.id));
    for (const { trackId, at } of stored) times.get(trackId)?.push(at.getTime());
    const fresh = past.filter(({ trackId, at }) => isNew(times.get(trackId), at.getTime()));
    if (fresh.length > 0) {
      const rows = fresh.map((one) => ({
        trackId: one.trackId,
        versionId: versionOf(one),
        userId,
        createdAt: one.at,
      }));
      await tx.insert(listened).values(rows);
    }
    return fresh.length;
  });
}

/**
 * Returns whether no event lies within the window around that time, and records the new one; false for an unknown
 * track.
 */
function isNew(times: number[] | undefined, at: number): boolean {
  if (!times || times.some((time) => Math.abs(time - at) < REPEAT_WINDOW)) return false;
  times.push(at);
  return true;
}
