import { lte } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { refreshSearch } from "#/server/search/refresh.ts";

const PUBLISHED = { isEnable: true, publishAt: null };

/** Publishes albums and tracks whose time has come. If several processes run it at once, only one of them publishes. */
export async function publishDue(db: Database, now: Date): Promise<void> {
  const dueAlbums = lte(albums.publishAt, now);
  const dueTracks = lte(tracks.publishAt, now);
  const waiting = await db.select({ id: albums.id }).from(albums).where(dueAlbums).limit(1);
  const alone = await db.select({ id: tracks.id }).from(tracks).where(dueTracks).limit(1);
  if (waiting.length + alone.length === 0) return;
  await db.transaction(async (tx) => {
    const whole = await tx.update(albums).set(PUBLISHED).where(dueAlbums).returning({ id: albums.id });
    const single = await tx.update(tracks).set(PUBLISHED).where(dueTracks).returning({ id: tracks.albumId });
    const ids = new Set([...whole, ...single].map(({ id }) => id));
    if (ids.size > 0) await refreshSearch(tx, [...ids]);
  });
}
