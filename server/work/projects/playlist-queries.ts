import { setImmediate as nextTurn } from "node:timers/promises";
import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { PLAYLIST_LIMIT, PLAYLIST_TRACK_LIMIT } from "#/contract/playlist.ts";
import { type ItemRow, selectListed } from "#/server/catalogue/tracks/listed.ts";
import { readItemList } from "#/server/catalogue/tracks/read-item-list.ts";
import { type ItemRef, isSameList, readList, writeList } from "#/server/catalogue/tracks/stored-list.ts";
import { contains } from "#/server/platform/db/contains.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { isUniqueViolation } from "#/server/platform/db/is-unique-violation.ts";
import { playlistItems, playlistShares, playlists } from "#/server/platform/db/schema/projects.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { checkIfMatch } from "#/server/platform/http/if-match.ts";
import { violation } from "#/server/platform/http/problem.ts";
import { readOrder } from "#/server/platform/hydra/order.ts";
import { forgetLetters } from "#/server/work/rooms/tell-owner.ts";
import { ownPlaylist, type PlaylistRow, sharedWith, type Viewer } from "./access.ts";

const TAKEN = "This value is already used.";

/** A playlist with what it holds of public tracks and versions and, in order, whom it is shared with. */
export interface PlaylistSummaryRow extends Omit<PlaylistRow, "firstname" | "lastname"> {
  items: ItemRef[];
  emails: string[];
  /** What clients said on its share pages, of what is in it now, since its owner last looked. */
  newAnswers: number;
}

const summaryColumns = {
  id: playlists.id,
  name: playlists.name,
  version: playlists.version,
  createdAt: playlists.createdAt,
  updatedAt: playlists.updatedAt,
  userId: playlists.userId,
  // Written out: in a select over one table Drizzle leaves the table's name away, inside of these too.
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
  newAnswers: sql<number>`(
    select count(*)::int from room_clients client join (
      select client_id, track_id, version_id, answered_at as said_at from room_answers
      union all select client_id, track_id, version_id, created_at from room_comments) said on said.client_id = client.id
    where client.playlist_id = playlists.id
      and exists (select 1 from playlist_items item where item.playlist_id = playlists.id
        and item.track_id = said.track_id and item.version_id is not distinct from said.version_id)
      and said.said_at > coalesce(playlists.room_seen_at, playlists.created_at))`,
};

/** Playlists that are read in one turn of the event loop: each may hold a thousand tracks. */
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
  const rows = new Map<number, PlaylistSummaryRow>();
  for (let from = 0; from < ids.length; from += TURN_PLAYLISTS) {
    await nextTurn();
    const some = inArray(playlists.id, ids.slice(from, from + TURN_PLAYLISTS));
    for (const row of await db.select(summaryColumns).from(playlists).where(some)) rows.set(row.id, row);
  }
  // What is made of them has a turn of its own.
  await nextTurn();
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** The playlists of a user, newest first unless `search` orders them. */
export function selectOwnPlaylists(
  db: Database,
  userId: number,
  { name, search }: { name?: string | undefined; search?: URLSearchParams } = {},
): Promise<PlaylistSummaryRow[]> {
  const named = name ? contains(playlists.name, name) : undefined;
  return selectSummaries(db, and(eq(playlists.userId, userId), named), search);
}

/** The playlists that others share with this user's address, newest first. */
export function selectSharedPlaylists(db: Database, viewer: Viewer): Promise<PlaylistSummaryRow[]> {
  const foreign = sql`${playlists.userId} <> ${viewer.id}`;
  return selectSummaries(db, and(foreign, sharedWith(db, viewer)));
}

/** The public tracks and versions of a playlist in its order. */
export function selectPlaylistItems(db: Database, playlistId: number): Promise<ItemRow[]> {
  return selectListed(db, playlistItems, eq(playlistItems.playlistId, playlistId));
}

/** Whom a playlist is shared with, in the order of the list. */
export async function selectShares(db: Database, playlistId: number): Promise<string[]> {
  const rows = await db
    .select({ email: playlistShares.email })
    .from(playlistShares)
    .where(eq(playlistShares.playlistId, playlistId))
    .orderBy(playlistShares.position);
  return rows.map(({ email }) => email);
}

export interface NewPlaylist {
  userId: number;
  name: string;
  at: Date;
}

/** A row for a new playlist, or null when its owner has that name already. */
export async function insertPlaylist(
  tx: Database,
  { userId, name, at }: NewPlaylist,
): Promise<number | null> {
  const [row] = await tx
    .insert(playlists)
    .values({ userId, name, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: playlists.id });
  return row?.id ?? null;
}

/** @throws Violations when the user has as many playlists as one may have. */
export async function checkRoom(tx: Database, userId: number): Promise<void> {
  // Holds the user's row, so that two creations at once do not both find the last place.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  if ((await tx.$count(playlists, eq(playlists.userId, userId))) < PLAYLIST_LIMIT) return;
  throw violation("name", "tooMany", `A user can have ${PLAYLIST_LIMIT} playlists at most.`);
}

/**
 * Makes a playlist; gives its id.
 * @throws Violations for a name that is taken, tracks that are not there, and past the limit of playlists.
 */
export function createPlaylist(
  db: Database,
  { members, ...playlist }: NewPlaylist & { members: readonly unknown[] },
): Promise<number> {
  return db.transaction(async (tx) => {
    await checkRoom(tx, playlist.userId);
    const items = await readItemList(tx, members, { path: "tracks", most: PLAYLIST_TRACK_LIMIT });
    const id = await insertPlaylist(tx, playlist);
    if (id === null) throw violation("name", "unique", TAKEN);
    await writeList(tx, "playlist", id, items);
    return id;
  });
}

interface Changes {
  name?: string | undefined;
  members?: readonly unknown[] | undefined;
  /** What `If-Match` said. */
  ifMatch?: string | undefined;
  at: Date;
}

/**
 * Renames a playlist of the viewer's, or replaces its tracks; what it says already changes nothing.
 * @throws Problem 403, 404, and 412 when `ifMatch` names another version.
 * @throws Violations for a name that is taken and tracks that are not there.
 */
export function updatePlaylist(db: Database, id: number, viewer: Viewer, changes: Changes): Promise<void> {
  const { name, members, ifMatch, at } = changes;
  return db.transaction(async (tx) => {
    const stored = await ownPlaylist(tx, id, viewer);
    checkIfMatch(ifMatch, stored.version);
    const listed = await readList(tx, "playlist", id);
    const items = members
      ? await readItemList(tx, members, { path: "tracks", most: PLAYLIST_TRACK_LIMIT })
      : listed;
    const isSame = isSameList(items, listed) && (name ?? stored.name) === stored.name;
    if (isSame) return;
    await writeList(tx, "playlist", id, items);
    try {
      await tx
        .update(playlists)
        .set({ ...(name !== undefined && { name }), version: stored.version + 1, updatedAt: at })
        .where(eq(playlists.id, id));
    } catch (error) {
      throw isUniqueViolation(error) ? violation("name", "unique", TAKEN) : error;
    }
  });
}

/**
 * Deletes a playlist of the viewer's with all that hangs on it.
 * @throws Problem 403, 404
 */
export function deletePlaylist(db: Database, id: number, viewer: Viewer): Promise<void> {
  return db.transaction(async (tx) => {
    await ownPlaylist(tx, id, viewer);
    await tx.delete(playlists).where(eq(playlists.id, id));
    await forgetLetters(tx, [id]);
  });
}
