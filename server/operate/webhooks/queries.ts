import { randomBytes } from "node:crypto";
import { and, asc, count, desc, eq } from "drizzle-orm";
import { MOST_WEBHOOKS, type WebhookEvent } from "#/contract/webhook.ts";
import { writeCursor } from "#/server/catalogue/changes/cursor.ts";
import { cursorAfterThis, newestCursor } from "#/server/catalogue/changes/queries.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { webhookDeliveries, webhookKnown, webhooks } from "#/server/platform/db/schema/webhooks.ts";
import { seal } from "#/server/platform/http/sealed.ts";

const SECRET_BYTES = 32;
const SHOWN_DELIVERIES = 100;
/** Purpose of the key with which webhook secrets are encrypted. */
export const WEBHOOK_PURPOSE = "webhook";

export type WebhookRow = typeof webhooks.$inferSelect;

interface NewWebhook {
  userId: number;
  url: string;
  events: readonly WebhookEvent[];
  at: Date;
}

/**
 * Creates a webhook for changes from now on, and returns its secret, which is never shown again. Returns null if the
 * user has the maximum number of webhooks.
 */
export function makeWebhook(
  db: Database,
  serverSecret: string,
  { userId, url, events, at }: NewWebhook,
): Promise<{ row: WebhookRow; secret: string } | null> {
  return db.transaction(async (tx) => {
    // Locks the user, because otherwise two concurrent requests could both pass the count.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const [existing] = await tx.select({ total: count() }).from(webhooks).where(eq(webhooks.userId, userId));
    if ((existing?.total ?? 0) >= MOST_WEBHOOKS) return null;
    const secret = `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;
    const start = await newestCursor(tx);
    const [row] = await tx
      .insert(webhooks)
      .values({
        userId,
        url,
        events: [...new Set(events)],
        secret: seal(secret, [serverSecret], WEBHOOK_PURPOSE),
        cursor: writeCursor(start),
        startXact: start.xact,
        createdAt: at,
      })
      .returning();
    return row ? { row, secret } : null;
  });
}

export const webhooksOf = (db: Database, userId: number): Promise<WebhookRow[]> =>
  db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(asc(webhooks.id));

export async function findWebhook(db: Database, userId: number, id: number): Promise<WebhookRow | null> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.userId, userId), eq(webhooks.id, id)));
  return row ?? null;
}

/** Deletes a user's webhook. Returns false if there is none. */
export async function deleteWebhook(db: Database, userId: number, id: number): Promise<boolean> {
  const removed = await db
    .delete(webhooks)
    .where(and(eq(webhooks.userId, userId), eq(webhooks.id, id)))
    .returning({ id: webhooks.id });
  return removed.length > 0;
}

/** Returns a webhook of any user, for the operator. */
export async function findAnyWebhook(db: Database, id: number): Promise<WebhookRow | null> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  return row ?? null;
}

/** Deletes a webhook of any user, for the operator. Returns it, or null if there is none. */
export async function removeAnyWebhook(db: Database, id: number): Promise<WebhookRow | null> {
  const [row] = await db.delete(webhooks).where(eq(webhooks.id, id)).returning();
  return row ?? null;
}

export const deliveriesOf = (db: Database, webhookId: number) =>
  db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.id))
    .limit(SHOWN_DELIVERIES);

/**
 * Makes every webhook continue from the end of this transaction, because cursors and records of published albums from
 * another database mean nothing in this one.
 */
export async function restartWebhooks(tx: Database): Promise<void> {
  const start = await cursorAfterThis(tx);
  await tx.update(webhooks).set({ cursor: writeCursor(start), startXact: start.xact });
  await tx.delete(webhookKnown);
}
