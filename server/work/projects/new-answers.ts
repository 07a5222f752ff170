import { asc, eq, inArray, sql } from "drizzle-orm";
import { readInBatches } from "#/server/platform/concurrency/read-in-batches.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { playlists } from "#/server/platform/db/schema/projects.ts";
import { roomClients } from "#/server/platform/db/schema/rooms.ts";

/**
 * Number of clients whose feedback is counted in one turn of the event loop: each may have left a thousand answers and
 * comments.
 */
const TURN_CLIENTS = 16;

/**
 * Counts the clients' answers and comments on a user's playlists since the owner last looked, for tracks that are still
 * in them. Returns counts by playlist; playlists without new feedback are left out.
 */
export async function countNewAnswers(db: Database, userId: number): Promise<Map<number, number>> {
  const clients = await db
    .select({ id: roomClients.id })
    .from(roomClients)
    .innerJoin(playlists, eq(playlists.id, roomClients.playlistId))
    .where(eq(playlists.userId, userId))
    .orderBy(asc(roomClients.id));
  const ids = clients.map(({ id }) => id);
  const counts = await readInBatches(ids, TURN_CLIENTS, (some) => countOf(db, some));
  const news = new Map<number, number>();
  for (const { playlistId, count } of counts) news.set(playlistId, (news.get(playlistId) ?? 0) + count);
  return news;
}

type FeedbackCount = { playlistId: number; count: number };

async function countOf(db: Database, clientIds: readonly number[]): Promise<FeedbackCount[]> {
  const { rows } = await db.execute<FeedbackCount>(sql`
    select playlist.id as "playlistId", count(*)::int as count
    from room_clients client join playlists playlist on playlist.id = client.playlist_id
      join (
        select client_id, track_id, version_id, answered_at as said_at from room_answers
        union all select client_id, track_id, version_id, created_at from room_comments
      ) said on said.client_id = client.id
    where ${inArray(sql`client.id`, clientIds)}
      and said.said_at > coalesce(playlist.room_seen_at, playlist.created_at)
      and exists (select 1 from playlist_items item where item.playlist_id = playlist.id
        and item.track_id = said.track_id and item.version_id is not distinct from said.version_id)
    group by playlist.id`);
  return rows;
}
