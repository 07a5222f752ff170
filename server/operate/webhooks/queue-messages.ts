import { randomUUID } from "node:crypto";
import { and, count, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { WebhookEvent } from "#/contract/webhook.ts";
import { readCursor, writeCursor } from "#/server/catalogue/changes/cursor.ts";
import { type ChangeRow, selectChanges } from "#/server/catalogue/changes/queries.ts";
import { resourceOf } from "#/server/catalogue/changes/resource-of.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { webhookDeliveries, webhookKnown, webhooks } from "#/server/platform/db/schema/webhooks.ts";

/** Maximum number of queued messages per webhook. Later changes wait in the feed of changes, one per album. */
export const MOST_WAITING = 200;
const PAGE = 50;

interface Queue {
  siteUrl: string;
  at: Date;
  /** Milliseconds without a change before an album is reported, so that many writes in a row cause only one message. */
  quiet: number;
}

/**
 * Returns the event for a change; null if there is no message to send. `lastKnown` is the last publication of the album
 * that the webhook knows.
 */
function eventOf(
  { isPublic, publishedXact }: ChangeRow,
  lastKnown: number | undefined,
  startXact: number,
): WebhookEvent | null {
  const isKnown = publishedXact <= (lastKnown ?? startXact);
  if (isPublic) return isKnown ? "album.changed" : "album.published";
  // The album was published and withdrawn before any message, so there is nothing to report.
  return isKnown || lastKnown !== undefined ? "album.withdrawn" : null;
}

/**
 * Queues the changes of albums for every webhook. Returns whether there are any webhooks. Handles each webhook in its
 * own transaction, so that a crash leaves none of them half done.
 */
export async function queueMessages(db: Database, queue: Queue): Promise<boolean> {
  const all = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .innerJoin(users, and(eq(users.id, webhooks.userId), users.isEnable));
  for (const { id } of all) await queueFor(db, id, queue);
  return all.length > 0;
}

function queueFor(db: Database, id: number, { siteUrl, at, quiet }: Queue): Promise<void> {
  return db.transaction(async (tx) => {
    const [webhook] = await tx
      .select()
      .from(webhooks)
      .where(eq(webhooks.id, id))
      .for("update", { skipLocked: true });
    if (!webhook) return;
    const [waiting] = await tx
      .select({ total: count() })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.webhookId, id), isNotNull(webhookDeliveries.nextAttemptAt)));
    const size = Math.min(PAGE, MOST_WAITING - (waiting?.total ?? 0));
    if (size <= 0) return;
    const after = readCursor(webhook.cursor);
    const changes = await selectChanges(tx, { after, kinds: ["album"], quiet, size });
    const last = changes.at(-1);
    if (!last) return;
    const known = await knownOf(tx, id, changes);
    const messages = changes.flatMap((change) => {
      const event = eventOf(change, known.get(change.id), webhook.startXact);
      return event ? [{ event, change }] : [];
    });
    const wanted = messages.filter(({ event }) => webhook.events.includes(event));
    if (wanted.length > 0) {
      await tx.insert(webhookDeliveries).values(
        wanted.map(({ event, change }) => ({
          webhookId: id,
          message: `msg_${randomUUID()}`,
          event,
          payload: payloadOf(event, change, siteUrl),
          nextAttemptAt: at,
          createdAt: at,
        })),
      );
    }
    if (messages.length > 0) {
      await tx
        .insert(webhookKnown)
        .values(
          messages.map(({ change }) => ({
            webhookId: id,
            albumId: change.id,
            publishedXact: change.publishedXact,
          })),
        )
        .onConflictDoUpdate({
          target: [webhookKnown.webhookId, webhookKnown.albumId],
          set: { publishedXact: sql`excluded.published_xact` },
        });
    }
    await tx
      .update(webhooks)
      .set({ cursor: writeCursor(last) })
      .where(eq(webhooks.id, id));
  });
}

async function knownOf(db: Database, webhookId: number, changes: readonly ChangeRow[]) {
  const ids = changes.map(({ id }) => id);
  const rows = await db
    .select()
    .from(webhookKnown)
    .where(and(eq(webhookKnown.webhookId, webhookId), inArray(webhookKnown.albumId, ids)));
  return new Map(rows.map(({ albumId, publishedXact }) => [albumId, publishedXact]));
}

function payloadOf(event: WebhookEvent, change: ChangeRow, siteUrl: string): string {
  const { id, at } = change;
  const data = { id, resource: `${siteUrl}${resourceOf(change)}` };
  return JSON.stringify({ type: event, timestamp: at.toISOString(), data });
}
