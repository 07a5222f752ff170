import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { playlistShares, playlists } from "#/server/platform/db/schema/projects.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { notFound, Problem } from "#/server/platform/http/problem.ts";

/** Who asks for a playlist: it may be theirs, or shared with their address, once they have confirmed that it is. */
export interface Viewer {
  id: number;
  email: string;
  isVerified: boolean;
}

/** A playlist as its own row says it, and whose it is. */
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
 * Whether a playlist is shared with who asks; `playlists` is in the query around it. Anyone can sign up with anyone's
 * address: it opens nothing until a letter to it was read (contract §2.1).
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

/** Whether a playlist shows to who asks. */
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
 * The playlist if it shows to who asks.
 * @throws Problem 404 otherwise: of a stranger's playlist not even the existence is told.
 */
export async function visiblePlaylist(db: Database, id: number, viewer: Viewer): Promise<PlaylistRow> {
  const [row] = await rowWhere(db, and(eq(playlists.id, id), visibleTo(db, viewer)));
  if (!row) throw notFound();
  return row;
}

/**
 * The playlist of its owner, held until the end of the transaction, so that writes follow one another.
 * @throws Problem 403 when it is only shared with who asks, 404 otherwise.
 */
export async function ownPlaylist(tx: Database, id: number, viewer: Viewer): Promise<PlaylistRow> {
  const mine = and(eq(playlists.id, id), eq(playlists.userId, viewer.id));
  const [row] = await rowWhere(tx, mine).for("update", { of: playlists });
  if (row) return row;
  await visiblePlaylist(tx, id, viewer);
  throw new Problem(403, "Access Denied.");
}

/**
 * The playlist of a share page, whoever asks.
 * @throws Problem 404
 */
export async function playlistOf(db: Database, id: number): Promise<PlaylistRow> {
  const [row] = await rowWhere(db, eq(playlists.id, id));
  if (!row) throw notFound();
  return row;
}

/** A person as others may see them: first name and initial, without which the address would have to do. */
export function shortPerson({ firstname, lastname }: Pick<PlaylistRow, "firstname" | "lastname">): string {
  const initial = lastname ? `${[...lastname][0]?.toUpperCase()}.` : "";
  return [firstname ?? "", initial].join(" ").trim();
}
