import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { playlistShares, playlists } from "#/server/platform/db/schema/projects.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { notFound, Problem } from "#/server/platform/http/problem.ts";

/**
 * A user who asks for a playlist. They may see their own, and those shared with their address once they have confirmed
 * it.
 */
export interface Viewer {
  id: number;
  email: string;
  isVerified: boolean;
}

/** A row of a playlist with its owner. */
export interface PlaylistRow {
  id: number;
  name: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  userId: number;
  firstname: string | null;
  lastname: string | null;
}

/**
 * Returns the condition that a playlist is shared with the viewer; `playlists` is part of the surrounding query. Anyone
 * can sign up with any address, so an address gives access only once it is confirmed by a letter (contract §2.1).
 */
export function sharedWith(db: Database, { email, isVerified }: Viewer): SQL {
  if (!isVerified) return sql`false`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(playlistShares)
      .where(and(eq(playlistShares.playlistId, playlists.id), eq(playlistShares.email, email.toLowerCase()))),
  );
}

/** Returns the condition that a playlist is visible to the viewer. */
export function visibleTo(db: Database, viewer: Viewer): SQL {
  return or(eq(playlists.userId, viewer.id), sharedWith(db, viewer)) as SQL;
}

export const playlistColumns = {
  id: playlists.id,
  name: playlists.name,
  version: playlists.version,
  createdAt: playlists.createdAt,
  updatedAt: playlists.updatedAt,
  userId: playlists.userId,
};

function rowWhere(db: Database, where: SQL | undefined) {
  return db
    .select({
      ...playlistColumns,
      firstname: users.firstname,
      lastname: users.lastname,
    })
    .from(playlists)
    .innerJoin(users, eq(users.id, playlists.userId))
    .where(where);
}

/**
 * Returns the playlist if it is visible to the viewer.
 * @throws Problem 404 otherwise, so that the existence of other people's playlists stays hidden.
 */
export async function visiblePlaylist(db: Database, id: number, viewer: Viewer): Promise<PlaylistRow> {
  const [row] = await rowWhere(db, and(eq(playlists.id, id), visibleTo(db, viewer)));
  if (!row) throw notFound();
  return row;
}

/**
 * Returns the viewer's own playlist, locked until the transaction ends, so that writes happen one after the other.
 * @throws Problem 403 when it is only shared with the viewer, 404 otherwise.
 */
export async function ownPlaylist(tx: Database, id: number, viewer: Viewer): Promise<PlaylistRow> {
  const mine = and(eq(playlists.id, id), eq(playlists.userId, viewer.id));
  const [row] = await rowWhere(tx, mine).for("update", { of: playlists });
  if (row) return row;
  await visiblePlaylist(tx, id, viewer);
  throw new Problem(403, "Access Denied.");
}

/**
 * Returns the playlist of a share page, for any viewer.
 * @throws Problem 404
 */
export async function playlistOf(db: Database, id: number): Promise<PlaylistRow> {
  const [row] = await rowWhere(db, eq(playlists.id, id));
  if (!row) throw notFound();
  return row;
}

/** Returns a person's name for others: first name and initial, so that the address stays hidden. */
export function shortPerson({ firstname, lastname }: Pick<PlaylistRow, "firstname" | "lastname">): string {
  const initial = lastname ? `${[...lastname][0]?.toUpperCase()}.` : "";
  return [firstname ?? "", initial].join(" ").trim();
}
