import { and, desc, eq, sql } from "drizzle-orm";
import { PLAYLIST_TRACK_LIMIT } from "#/contract/playlist.ts";
import { type ItemRow, selectListed } from "#/server/catalogue/tracks/listed.ts";
import { readItemList } from "#/server/catalogue/tracks/read-item-list.ts";
import { isSameList, readList, writeList } from "#/server/catalogue/tracks/stored-list.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { musicAdviceItems, musicAdvices } from "#/server/platform/db/schema/projects.ts";
import { checkIfMatch } from "#/server/platform/http/if-match.ts";
import { notFound } from "#/server/platform/http/problem.ts";

export type AdviceRow = typeof musicAdvices.$inferSelect;

/**
 * Returns the selections (music advice) for a user, newest first, each with its number of public tracks and versions.
 */
export function selectAdvices(db: Database, userId: number): Promise<(AdviceRow & { trackCount: number })[]> {
  return db
    .select({
      id: musicAdvices.id,
      userId: musicAdvices.userId,
      name: musicAdvices.name,
      comment: musicAdvices.comment,
      version: musicAdvices.version,
      createdAt: musicAdvices.createdAt,
      updatedAt: musicAdvices.updatedAt,
      // Raw SQL: in a select from one table Drizzle omits the table's name, also in subqueries.
      trackCount: sql<number>`(
        select count(*)::int from music_advice_items item join tracks track on track.id = item.track_id
          join albums album on album.id = track.album_id
          left join track_versions version on version.id = item.version_id
        where item.music_advice_id = music_advices.id and track.is_enable and album.is_enable
          and (item.version_id is null or version.is_enable))`,
    })
    .from(musicAdvices)
    .where(eq(musicAdvices.userId, userId))
    .orderBy(desc(musicAdvices.createdAt), desc(musicAdvices.id));
}

/**
 * Returns a selection for this user.
 * @throws Problem 404
 */
export async function ownAdvice(db: Database, id: number, userId: number): Promise<AdviceRow> {
  const [row] = await db
    .select()
    .from(musicAdvices)
    .where(and(eq(musicAdvices.id, id), eq(musicAdvices.userId, userId)));
  if (!row) throw notFound();
  return row;
}

/** Returns the public tracks and versions of a selection in order. */
export function selectAdviceItems(db: Database, adviceId: number): Promise<ItemRow[]> {
  return selectListed(db, musicAdviceItems, eq(musicAdviceItems.musicAdviceId, adviceId));
}

/**
 * Replaces the tracks of a selection for this user.
 * @throws Problem 404, and 412 when `ifMatch` names another version.
 * @throws Violations for unknown tracks.
 */
export function updateAdvice(
  db: Database,
  id: number,
  userId: number,
  change: { members?: readonly unknown[] | undefined; ifMatch?: string | undefined; at: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    const mine = and(eq(musicAdvices.id, id), eq(musicAdvices.userId, userId));
    const [stored] = await tx.select().from(musicAdvices).where(mine).for("update");
    if (!stored) throw notFound();
    checkIfMatch(change.ifMatch, stored.version);
    if (!change.members) return;
    const options = { path: "tracks", most: PLAYLIST_TRACK_LIMIT };
    const items = await readItemList(tx, change.members, options);
    if (isSameList(items, await readList(tx, "advice", id))) return;
    await writeList(tx, "advice", id, items);
    await tx
      .update(musicAdvices)
      .set({ version: stored.version + 1, updatedAt: change.at })
      .where(eq(musicAdvices.id, id));
  });
}
