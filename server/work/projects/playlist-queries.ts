import { eq } from "drizzle-orm";
import { PLAYLIST_LIMIT, PLAYLIST_TRACK_LIMIT } from "#/contract/playlist.ts";
import { type ItemRow, selectListed } from "#/server/catalogue/tracks/listed.ts";
import { readItemList } from "#/server/catalogue/tracks/read-item-list.ts";
import { isSameList, readList, writeList } from "#/server/catalogue/tracks/stored-list.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { isUniqueViolation } from "#/server/platform/db/is-unique-violation.ts";
import { playlistItems, playlistShares, playlists } from "#/server/platform/db/schema/projects.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { checkIfMatch } from "#/server/platform/http/if-match.ts";
import { violation } from "#/server/platform/http/problem.ts";
import { ownPlaylist, type Viewer } from "./access.ts";
import { deleteQueuedLetters } from "./notify-owner.ts";

/** Returns the public tracks and versions of a playlist in order. */
export function selectPlaylistItems(db: Database, playlistId: number): Promise<ItemRow[]> {
  return selectListed(db, playlistItems, eq(playlistItems.playlistId, playlistId));
}

/** Returns the addresses with which a playlist is shared, in the order of the list. */
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

/** Inserts a new playlist and returns its id, or null when its owner already has one of that name. */
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

/** @throws Violations when the user has reached the limit of playlists. */
export async function checkRoom(tx: Database, userId: number): Promise<void> {
  // Locks the user's row, so that two simultaneous creations do not both take the last place.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  if ((await tx.$count(playlists, eq(playlists.userId, userId))) < PLAYLIST_LIMIT) return;
  throw violation("name", "tooMany", `A user can have ${PLAYLIST_LIMIT} playlists at most.`);
}

/**
 * Creates a playlist; returns its id.
 * @throws Violations for a name that is taken, unknown tracks, and above the limit of playlists.
 */
export function createPlaylist(
  db: Database,
  { members, ...playlist }: NewPlaylist & { members: readonly unknown[] },
): Promise<number> {
  return db.transaction(async (tx) => {
    await checkRoom(tx, playlist.userId);
    const items = await readItemList(tx, members, { path: "tracks", most: PLAYLIST_TRACK_LIMIT });
    const id = await insertPlaylist(tx, playlist);
    if (id === null) throw violation("name", "unique");
    await writeList(tx, "playlist", id, items);
    return id;
  });
}

interface Changes {
  name?: string | undefined;
  members?: readonly unknown[] | undefined;
  /** Value of `If-Match`. */
  ifMatch?: string | undefined;
  at: Date;
}

/**
 * Renames one of the viewer's playlists, or replaces its tracks; values equal to the stored ones change nothing.
 * @throws Problem 403, 404, and 412 when `ifMatch` names another version.
 * @throws Violations for a name that is taken and unknown tracks.
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
    const isSame = isSameList(items, listed);
    if (isSame && (name ?? stored.name) === stored.name) return;
    if (!isSame) await writeList(tx, "playlist", id, items);
    try {
      await tx
        .update(playlists)
        .set({ ...(name !== undefined && { name }), version: stored.version + 1, updatedAt: at })
        .where(eq(playlists.id, id));
    } catch (error) {
      throw isUniqueViolation(error) ? violation("name", "unique") : error;
    }
  });
}

/**
 * Deletes one of the viewer's playlists with everything that belongs to it.
 * @throws Problem 403, 404
 */
export function deletePlaylist(db: Database, id: number, viewer: Viewer): Promise<void> {
  return db.transaction(async (tx) => {
    await ownPlaylist(tx, id, viewer);
    await tx.delete(playlists).where(eq(playlists.id, id));
    await deleteQueuedLetters(tx, [id]);
  });
}
