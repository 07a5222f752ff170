import { and, eq, sql } from "drizzle-orm";
import { COMMENT_LIMIT, PROJECT_COMMENT_LIMIT, type Verdict } from "#/contract/client-room.ts";
import { type ItemRef, itemAddress, readList } from "#/server/catalogue/tracks/stored-list.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { playlists } from "#/server/platform/db/schema/projects.ts";
import { roomAnswers, roomClients, roomComments } from "#/server/platform/db/schema/rooms.ts";
import { notFound, violation } from "#/server/platform/http/problem.ts";
import { notifyOwner } from "#/server/work/projects/notify-owner.ts";
import type { ClientRow } from "./clients.ts";

/** @throws Violations for an item that is not in the project. */
async function listedItem(tx: Database, { playlistId }: ClientRow, address: string): Promise<ItemRef> {
  const listed = await readList(tx, "playlist", playlistId);
  const item = listed.find((one) => itemAddress(one) === address);
  if (!item) throw violation("track", "choice");
  return item;
}

/**
 * Locks the project until the transaction ends, so that feedback is stored one after the other and shares one letter.
 * @throws Problem 404 when it no longer exists.
 */
export async function lockProject(tx: Database, { playlistId }: { playlistId: number }): Promise<void> {
  const one = eq(playlists.id, playlistId);
  const locked = await tx.select({ id: playlists.id }).from(playlists).where(one).for("no key update");
  if (locked.length === 0) throw notFound();
}

/** Sets or removes a client's name. */
export async function nameClient(db: Database, client: ClientRow, name: string | null): Promise<void> {
  await db.update(roomClients).set({ name }).where(eq(roomClients.id, client.id));
}

interface NewAnswer {
  /** Address of the track or version. */
  item: string;
  /** Null takes the answer back. */
  verdict: Verdict | null;
  at: Date;
}

/**
 * Stores a client's verdict on a track or version, which replaces the one before. As with all feedback, call it in a
 * transaction that locks the project.
 * @throws Violations for an item that is not in the project.
 */
export async function answerItem(tx: Database, client: ClientRow, answer: NewAnswer): Promise<void> {
  const { item, verdict, at } = answer;
  const about = await listedItem(tx, client, item);
  const before = and(
    eq(roomAnswers.clientId, client.id),
    eq(roomAnswers.trackId, about.trackId),
    sql`${roomAnswers.versionId} is not distinct from ${about.versionId}`,
  );
  const [stored] = await tx.select({ verdict: roomAnswers.verdict }).from(roomAnswers).where(before);
  if ((stored?.verdict ?? null) === verdict) return;
  await tx.delete(roomAnswers).where(before);
  if (verdict) {
    await tx.insert(roomAnswers).values({ clientId: client.id, ...about, verdict, answeredAt: at });
  }
  await notifyOwner(tx, client.playlistId, at);
}

const countComments = (tx: Database, { playlistId }: ClientRow) =>
  tx.$count(
    roomComments,
    sql`${roomComments.clientId} in (select id from room_clients where playlist_id = ${playlistId})`,
  );

interface NewComment {
  item: string;
  /** Seconds; null for the whole track. */
  seconds: number | null;
  text: string;
  at: Date;
}

/**
 * Stores a client's comment on a track or version.
 * @throws Violations for an item that is not in the project, and above the limits of comments.
 */
export async function commentItem(tx: Database, client: ClientRow, comment: NewComment): Promise<void> {
  const { item, seconds, text, at } = comment;
  const about = await listedItem(tx, client, item);
  if ((await tx.$count(roomComments, eq(roomComments.clientId, client.id))) >= COMMENT_LIMIT) {
    throw violation("text", "tooMany", `A client can leave ${COMMENT_LIMIT} comments at most.`);
  }
  if ((await countComments(tx, client)) >= PROJECT_COMMENT_LIMIT) {
    throw violation("text", "tooMany", `A project can have ${PROJECT_COMMENT_LIMIT} comments at most.`);
  }
  await tx.insert(roomComments).values({ clientId: client.id, ...about, at: seconds, text, createdAt: at });
  await notifyOwner(tx, client.playlistId, at);
}

/**
 * Deletes one of the client's own comments.
 * @throws Problem 404
 */
export function takeBackComment(db: Database, client: ClientRow, id: number, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await lockProject(tx, client);
    const deleted = await tx
      .delete(roomComments)
      .where(and(eq(roomComments.id, id), eq(roomComments.clientId, client.id)))
      .returning({ id: roomComments.id });
    if (deleted.length === 0) throw notFound();
    await notifyOwner(tx, client.playlistId, at);
  });
}
