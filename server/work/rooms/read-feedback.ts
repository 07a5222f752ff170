import { setImmediate as nextTurn } from "node:timers/promises";
import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Verdict } from "#/contract/client-room.ts";
import type { ItemRef } from "#/server/catalogue/tracks/stored-list.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { playlistItems, playlists } from "#/server/platform/db/schema/projects.ts";
import { roomAnswers, roomClients, roomComments } from "#/server/platform/db/schema/rooms.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { ownPlaylist, type Viewer } from "#/server/work/projects/access.ts";

export interface AnswerRow extends ItemRef {
  clientId: number;
  verdict: Verdict;
  answeredAt: Date;
}
export type CommentRow = typeof roomComments.$inferSelect;

/**
 * Feedback on the current items of the project. Feedback on a removed item is kept, and shows again if it is put back.
 */
export interface Feedback {
  answers: AnswerRow[];
  comments: CommentRow[];
}

const isListed = (feedback: typeof roomAnswers | typeof roomComments) => sql`exists (
  select 1 from ${playlistItems} where ${playlistItems.playlistId} = ${roomClients.playlistId}
    and ${playlistItems.trackId} = ${feedback.trackId}
    and ${playlistItems.versionId} is not distinct from ${feedback.versionId})`;

/** Returns the feedback of the clients that match a condition: answers by time, comments by track and time in it. */
export async function selectFeedback(db: Database, ofClients: SQL): Promise<Feedback> {
  const answers = await db
    .select({ answer: roomAnswers })
    .from(roomAnswers)
    .innerJoin(roomClients, eq(roomClients.id, roomAnswers.clientId))
    .where(sql`${ofClients} and ${isListed(roomAnswers)}`)
    .orderBy(asc(roomAnswers.answeredAt), asc(roomAnswers.clientId));
  const comments = await db
    .select({ comment: roomComments })
    .from(roomComments)
    .innerJoin(roomClients, eq(roomClients.id, roomComments.clientId))
    .where(sql`${ofClients} and ${isListed(roomComments)}`)
    .orderBy(asc(roomComments.trackId), sql`${roomComments.at} nulls first`, asc(roomComments.id));
  return {
    answers: answers.map(({ answer }) => ({ ...answer, verdict: answer.verdict as Verdict })),
    comments: comments.map(({ comment }) => comment),
  };
}

/** The clients of a project and their feedback. */
export interface ProjectRoomRow extends Feedback {
  playlistId: number;
  hasLetters: boolean;
  clients: { id: number; name: string | null }[];
}

/**
 * Number of clients in the first batch, and the approximate number of answers and comments per turn of the event loop.
 */
const FIRST_CLIENTS = 4;
const TURN_ENTRIES = 2_000;

/** Reads the clients' feedback in batches: one client may have left a thousand answers and comments, another none. */
async function readFeedbackInBatches(db: Database, clients: readonly { id: number }[]): Promise<Feedback> {
  const feedback: Feedback = { answers: [], comments: [] };
  let many = FIRST_CLIENTS;
  for (let from = 0; from < clients.length; ) {
    await nextTurn();
    const some = clients.slice(from, from + many).map(({ id }) => id);
    const { answers, comments } = await selectFeedback(db, inArray(roomClients.id, some));
    for (const answer of answers) feedback.answers.push(answer);
    for (const comment of comments) feedback.comments.push(comment);
    from += many;
    const entries = answers.length + comments.length;
    if (entries > TURN_ENTRIES) many = Math.ceil(many / 2);
    else if (entries * 2 <= TURN_ENTRIES) many *= 2;
  }
  await nextTurn();
  return {
    answers: feedback.answers.sort(
      (one, other) => Number(one.answeredAt) - Number(other.answeredAt) || one.clientId - other.clientId,
    ),
    comments: feedback.comments.sort(
      (one, other) => one.trackId - other.trackId || (one.at ?? -1) - (other.at ?? -1) || one.id - other.id,
    ),
  };
}

/**
 * Returns the clients' feedback on one of the viewer's projects. The transaction blocks new feedback: when the owner
 * reports to have seen everything up to the newest entry, no entry with an earlier time can appear afterwards.
 * @throws Problem 403, 404
 */
export function readProjectRoom(db: Database, playlistId: number, viewer: Viewer): Promise<ProjectRoomRow> {
  return db.transaction(async (tx) => {
    await ownPlaylist(tx, playlistId, viewer);
    const [row] = await tx
      .select({ hasLetters: playlists.hasRoomLetters })
      .from(playlists)
      .where(eq(playlists.id, playlistId));
    if (!row) throw notFound();
    const clients = await tx
      .select({ id: roomClients.id, name: roomClients.name })
      .from(roomClients)
      .where(eq(roomClients.playlistId, playlistId))
      .orderBy(asc(roomClients.id));
    return { playlistId, ...row, clients, ...(await readFeedbackInBatches(tx, clients)) };
  });
}
