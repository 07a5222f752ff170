import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { playlists } from "#/server/platform/db/schema/projects.ts";
import { roomClients, roomComments } from "#/server/platform/db/schema/rooms.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { ownPlaylist, type Viewer } from "#/server/work/projects/access.ts";
import { deleteQueuedLetters } from "#/server/work/projects/notify-owner.ts";

interface Changes {
  letters?: boolean | undefined;
  /** Instant up to which the owner has seen the feedback. */
  seenUntil?: Date | undefined;
}

/**
 * Sets whether letters announce new answers, and the instant up to which the owner has seen them; it never moves back.
 * @throws Problem 403, 404
 */
export function changeProjectRoom(db: Database, id: number, viewer: Viewer, changes: Changes): Promise<void> {
  const { letters, seenUntil } = changes;
  return db.transaction(async (tx) => {
    await ownPlaylist(tx, id, viewer);
    if (letters === undefined && !seenUntil) return;
    await tx
      .update(playlists)
      .set({
        ...(letters !== undefined && { hasRoomLetters: letters }),
        ...(seenUntil && {
          roomSeenAt: sql`greatest(${playlists.roomSeenAt}, ${seenUntil.toISOString()}::timestamptz)`,
        }),
      })
      .where(eq(playlists.id, id));
    if (letters === false) await deleteQueuedLetters(tx, [id]);
  });
}

const ownClients = (db: Database, viewer: Viewer) =>
  db
    .select({ id: roomClients.id })
    .from(roomClients)
    .innerJoin(playlists, eq(playlists.id, roomClients.playlistId))
    .where(eq(playlists.userId, viewer.id));

/**
 * Deletes a client's comment on one of the viewer's projects.
 * @throws Problem 404
 */
export async function deleteRoomComment(db: Database, id: number, viewer: Viewer): Promise<void> {
  const deleted = await db
    .delete(roomComments)
    .where(and(eq(roomComments.id, id), sql`${roomComments.clientId} in ${ownClients(db, viewer)}`))
    .returning({ id: roomComments.id });
  if (deleted.length === 0) throw notFound();
}

/**
 * Deletes a client of one of the viewer's projects with all their answers and comments.
 * @throws Problem 404
 */
export async function deleteRoomClient(db: Database, id: number, viewer: Viewer): Promise<void> {
  const deleted = await db
    .delete(roomClients)
    .where(and(eq(roomClients.id, id), sql`${roomClients.id} in ${ownClients(db, viewer)}`))
    .returning({ id: roomClients.id });
  if (deleted.length === 0) throw notFound();
}
