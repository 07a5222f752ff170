import { setImmediate as nextTurn } from "node:timers/promises";
import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ItemRef } from "#/server/catalogue/tracks/stored-list.ts";
import { readInBatches } from "#/server/platform/concurrency/read-in-batches.ts";
import { contains } from "#/server/platform/db/contains.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { playlists } from "#/server/platform/db/schema/projects.ts";
import { readOrder } from "#/server/platform/hydra/order.ts";
import { type PlaylistRow, playlistColumns, sharedWith, type Viewer } from "./access.ts";

/** A playlist with its public tracks and versions and the addresses with which it is shared, both in order. */
export interface PlaylistSummaryRow extends Omit<PlaylistRow, "firstname" | "lastname"> {
  items: ItemRef[];
  emails: string[];
}

const summaryColumns = {
  ...playlistColumns,
  // Raw SQL: in a select from one table Drizzle omits the table's name, also in subqueries.
  items: sql<ItemRef[]>`coalesce((
    select json_agg(json_build_object('trackId', track.id, 'versionId', version.id) order by item.position, track.id)
    from playlist_items item join tracks track on track.id = item.track_id
      join albums album on album.id = track.album_id
      left join track_versions version on version.id = item.version_id
    where item.playlist_id = playlists.id and track.is_enable and album.is_enable
      and (item.version_id is null or version.is_enable)), '[]'::json)`,
  emails: sql<string[]>`coalesce((
    select json_agg(share.email order by share.position)
    from playlist_shares share where share.playlist_id = playlists.id), '[]'::json)`,
};

/** Number of playlists read in one turn of the event loop: each may contain a thousand tracks. */
const TURN_PLAYLISTS = 5;

async function selectSummaries(
  db: Database,
  where: SQL | undefined,
  search = new URLSearchParams(),
): Promise<PlaylistSummaryRow[]> {
  const order = readOrder(
    search,
    { name: sql`public.fold(${playlists.name})`, updatedAt: playlists.updatedAt },
    { by: [desc(playlists.createdAt), desc(playlists.id)], id: playlists.id },
  );
  const found = await db
    .select({ id: playlists.id })
    .from(playlists)
    .where(where)
    .orderBy(...order);
  const ids = found.map(({ id }) => id);
  const rows = await readInBatches(ids, TURN_PLAYLISTS, async (some) =>
    db.select(summaryColumns).from(playlists).where(inArray(playlists.id, some)),
  );
  // The rows are converted in a turn of their own.
  await nextTurn();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the playlists of a user, newest first unless `search` orders them. */
export function selectOwnPlaylists(
  db: Database,
  userId: number,
  { name, search }: { name?: string | undefined; search?: URLSearchParams } = {},
): Promise<PlaylistSummaryRow[]> {
  const named = name ? contains(playlists.name, name) : undefined;
  return selectSummaries(db, and(eq(playlists.userId, userId), named), search);
}

/** Returns the playlists that others share with this user's address, newest first. */
export function selectSharedPlaylists(db: Database, viewer: Viewer): Promise<PlaylistSummaryRow[]> {
  const foreign = sql`${playlists.userId} <> ${viewer.id}`;
  return selectSummaries(db, and(foreign, sharedWith(db, viewer)));
}
