import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { mailQueue } from "#/server/platform/db/schema/operations.ts";
import { playlists } from "#/server/platform/db/schema/projects.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { queueMail } from "#/server/platform/mail/queue-mail.ts";

const MINUTE = 60_000;
/**
 * Milliseconds of silence that end a series of answers, and milliseconds after which a series is reported at the
 * latest.
 */
const LONGEST_SILENCE = 10 * MINUTE;
const LONGEST_SERIES = 60 * MINUTE;

const TEMPLATE = "project-answered";
/** Maximum number of names listed in one letter; further ones are only counted. */
const SHOWN_NAMES = 10;

/**
 * Notifies the owner of a project that a client answered: one letter for a series of answers, sent once they stop.
 * Unconfirmed addresses and owners who turned these letters off get none. Call it in a transaction that locks the
 * project.
 */
export async function notifyOwner(tx: Database, playlistId: number, at: Date): Promise<void> {
  const [project] = await tx
    .select({
      name: playlists.name,
      recipient: users.email,
      locale: users.locale,
      isWanted: sql<boolean>`${playlists.hasRoomLetters} and ${users.isVerified}`,
    })
    .from(playlists)
    .innerJoin(users, eq(users.id, playlists.userId))
    .where(eq(playlists.id, playlistId));
  if (!project?.isWanted) return;
  const [waiting] = await tx
    .select({ id: mailQueue.id, createdAt: mailQueue.createdAt })
    .from(mailQueue)
    .where(
      and(
        eq(mailQueue.template, TEMPLATE),
        eq(mailQueue.recipient, project.recipient),
        sql`${mailQueue.data} ->> 'playlistId' = ${String(playlistId)}`,
        isNull(mailQueue.sentAt),
        eq(mailQueue.attempts, 0),
      ),
    )
    .orderBy(desc(mailQueue.id))
    .limit(1)
    .for("update");
  const since = waiting?.createdAt ?? at;
  const { total, ...figures } = await countFeedback(tx, playlistId, since);
  if (total === 0) {
    // The client took everything back: there is nothing to report.
    if (waiting) await tx.delete(mailQueue).where(eq(mailQueue.id, waiting.id));
    return;
  }
  const data = { playlist: project.name, playlistId: String(playlistId), ...figures };
  if (!waiting) {
    await queueMail(tx, {
      recipient: project.recipient,
      locale: project.locale === "fr" ? "fr" : "en",
      template: TEMPLATE,
      data,
      createdAt: at,
      leavesAt: new Date(at.getTime() + LONGEST_SILENCE),
    });
    return;
  }
  const nextAttemptAt = new Date(Math.min(at.getTime() + LONGEST_SILENCE, since.getTime() + LONGEST_SERIES));
  await tx.update(mailQueue).set({ data, nextAttemptAt }).where(eq(mailQueue.id, waiting.id));
}

/** Deletes unsent letters about answers to these projects. Call it in a transaction. */
export async function deleteQueuedLetters(tx: Database, playlistIds: readonly number[]): Promise<void> {
  if (playlistIds.length === 0) return;
  await tx
    .delete(mailQueue)
    .where(
      and(
        eq(mailQueue.template, TEMPLATE),
        inArray(sql`${mailQueue.data} ->> 'playlistId'`, playlistIds.map(String)),
        isNull(mailQueue.sentAt),
      ),
    );
}

type FeedbackCounts = Record<"accepted" | "rejected" | "comments" | "names" | "others", string> & {
  total: number;
};

/** Returns the numbers of answers and comments since an instant, and the names of their clients. */
async function countFeedback(tx: Database, playlistId: number, since: Date): Promise<FeedbackCounts> {
  const { rows } = await tx.execute<FeedbackCounts & Record<string, unknown>>(sql`
    with said as (
      select client_id, verdict as kind from room_answers where answered_at >= ${since.toISOString()}
      union all select client_id, 'comment' from room_comments where created_at >= ${since.toISOString()})
    select count(*)::int as total, (count(*) filter (where kind = 'accepted'))::text as accepted,
      (count(*) filter (where kind = 'rejected'))::text as rejected,
      (count(*) filter (where kind = 'comment'))::text as comments,
      coalesce(array_to_string(
        (array_agg(distinct client.name) filter (where client.name is not null))[1:${sql.raw(String(SHOWN_NAMES))}],
        ', '), '') as names,
      greatest(count(distinct client.name) - ${sql.raw(String(SHOWN_NAMES))}, 0)::text as others
    from said join room_clients client on client.id = said.client_id
    where client.playlist_id = ${playlistId}`);
  const [counts] = rows;
  if (!counts) throw new Error("Nothing was counted");
  return counts;
}
