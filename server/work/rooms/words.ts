import { and, eq, sql } from "drizzle-orm";
import { COMMENT_LIMIT, PROJECT_COMMENT_LIMIT, type Verdict } from "#/contract/client-room.ts";
import { type ItemRef, itemAddress, readList } from "#/server/catalogue/tracks/stored-list.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { playlists } from "#/server/platform/db/schema/projects.ts";
import { roomAnswers, roomClients, roomComments } from "#/server/platform/db/schema/rooms.ts";
import { notFound, violation } from "#/server/platform/http/problem.ts";
import type { ClientRow } from "./clients.ts";
import { tellOwner } from "./tell-owner.ts";

/** @throws Violations for what is not in the project. */
async function listedItem(tx: Database, { playlistId }: ClientRow, address: string): Promise<ItemRef> {
  const listed = await readList(tx, "playlist", playlistId);
  const item = listed.find((one) => itemAddress(one) === address);
  if (!item) throw violation("track", "choice", "The value you selected is not a valid choice.");
  return item;
}

/**
 * Holds the project until the transaction ends, so that words come one after the other and make one letter.
 * @throws Problem 404 when it is gone.
 */
export async function holdProject(tx: Database, { playlistId }: { playlistId: number }): Promise<void> {
  const one = eq(playlists.id, playlistId);
  const held = await tx.select({ id: playlists.id }).from(playlists).where(one).for("no key update");
  if (held.length === 0) throw notFound();
}

/** Gives a client a name, or takes it away. */
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
 * Keeps what a client makes of a track or a version, in the place of what they made of it before. Call it in a
 * transaction that holds the project, as all that is said.
 * @throws Violations for what is not in the project.
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
  await tellOwner(tx, client.playlistId, at);
}

const countComments = (tx: Database, { playlistId }: ClientRow) =>
  tx.$count(
    roomComments,
    sql`${roomComments.clientId} in (select id from room_clients where playlist_id = ${playlistId})`,
  );

interface NewComment {
  item: string;
  /** Seconds; null for the whole. */
  seconds: number | null;
  text: string;
  at: Date;
}

/**
 * Keeps what a client says of a track or a version.
 * @throws Violations for what is not in the project, and past the limits of comments.
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
  await tellOwner(tx, client.playlistId, at);
}

/**
 * Takes a comment of the client's own back.
 * @throws Problem 404
 */
export function takeBackComment(db: Database, client: ClientRow, id: number, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await holdProject(tx, client);
    const gone = await tx
      .delete(roomComments)
      .where(and(eq(roomComments.id, id), eq(roomComments.clientId, client.id)))
      .returning({ id: roomComments.id });
    if (gone.length === 0) throw notFound();
    await tellOwner(tx, client.playlistId, at);
  });
}
