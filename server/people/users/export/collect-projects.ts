import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { readInBatches } from "#/server/platform/concurrency/read-in-batches.ts";
import type { Database } from "#/server/platform/db/database.ts";
import {
  musicAdviceItems,
  musicAdvices,
  playlistItems,
  playlistLinks,
  playlistShares,
  playlists,
} from "#/server/platform/db/schema/projects.ts";

/** `version` is its label; null for the track itself. */
export type NamedItem = { id: number; name: string; version: string | null };

/** The outer row's id in a subquery, with its full name: a bare `id` would be the inner table's. */
const outerId = (table: typeof playlists | typeof musicAdvices) => sql`${table}.id`;

/** Selects the items as raw SQL: in a select over one table, Drizzle omits the table's name, in subqueries too. */
const itemList = (items: typeof playlistItems | typeof musicAdviceItems, owner: SQL) =>
  sql<NamedItem[]>`coalesce((
    select json_agg(json_build_object('id', track.id, 'name', track.name, 'version', version.label)
      order by item.position)
    from ${items} item join tracks track on track.id = item.track_id
      left join track_versions version on version.id = item.version_id
    where ${owner}), '[]'::json)`;

/** Client feedback from a project's share pages, with the names that clients gave. */
const clientFeedback = sql<object[]>`coalesce((
  select json_agg(json_build_object('client', client.name, 'track', track.name, 'version', version.label,
    'verdict', said.verdict, 'at', said.at, 'text', said.text, 'saidAt', said.said_at) order by said.said_at)
  from room_clients client join (
    select client_id, track_id, version_id, verdict, null::real as at, null as text, answered_at as said_at
      from room_answers
    union all select client_id, track_id, version_id, null, at, text, created_at from room_comments
  ) said on said.client_id = client.id
    join tracks track on track.id = said.track_id
    left join track_versions version on version.id = said.version_id
  where client.playlist_id = ${outerId(playlists)}), '[]'::json)`;

/** Number of projects read in one turn of the event loop: each may contain a thousand tracks. */
const TURN_PROJECTS = 4;

/** Returns the projects of a user with their contents. */
export async function projectsOf(db: Database, userId: number) {
  const own = eq(playlists.userId, userId);
  const found = await db.select({ id: playlists.id }).from(playlists).where(own).orderBy(asc(playlists.id));
  const ids = found.map(({ id }) => id);
  return readInBatches(ids, TURN_PROJECTS, async (some) => projectsWhere(db, inArray(playlists.id, some)));
}

function projectsWhere(db: Database, where: SQL) {
  return db
    .select({
      name: playlists.name,
      createdAt: playlists.createdAt,
      updatedAt: playlists.updatedAt,
      tracks: itemList(playlistItems, sql`item.playlist_id = ${outerId(playlists)}`),
      sharedWith: sql<
        string[]
      >`coalesce((select json_agg(${playlistShares.email} order by ${playlistShares.position})
        from ${playlistShares} where ${playlistShares.playlistId} = ${outerId(playlists)}), '[]'::json)`,
      pages: sql<
        object[]
      >`coalesce((select json_agg(json_build_object('allowsDownload', ${playlistLinks.allowsDownload},
        'message', ${playlistLinks.message}, 'expiresAt', ${playlistLinks.expiresAt}, 'opened', ${playlistLinks.opened})
        order by ${playlistLinks.id})
        from ${playlistLinks} where ${playlistLinks.playlistId} = ${outerId(playlists)}), '[]'::json)`,
      answers: clientFeedback,
    })
    .from(playlists)
    .where(where)
    .orderBy(asc(playlists.id));
}

/** Selections of the music advisers for a user. */
export function advicesOf(db: Database, userId: number) {
  return db
    .select({
      name: musicAdvices.name,
      comment: musicAdvices.comment,
      createdAt: musicAdvices.createdAt,
      tracks: itemList(musicAdviceItems, sql`item.music_advice_id = ${outerId(musicAdvices)}`),
    })
    .from(musicAdvices)
    .where(eq(musicAdvices.userId, userId))
    .orderBy(asc(musicAdvices.id));
}
