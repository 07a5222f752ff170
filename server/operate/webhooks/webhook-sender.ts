import { and, asc, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { webhookDeliveries, webhooks } from "#/server/platform/db/schema/webhooks.ts";
import { unseal } from "#/server/platform/http/sealed.ts";
import { WEBHOOK_PURPOSE } from "./queries.ts";
import { queueMessages } from "./queue-messages.ts";
import type { Message, SendMessage } from "./send-message.ts";

const MINUTE = 60_000;
/**
 * Milliseconds to wait after the first, second … attempt, as in Standard Webhooks. After the last wait, one more
 * attempt is made.
 */
export const WAITS = [1 / 12, 5, 30, 120, 300, 600, 840, 1_200, 1_440].map((minutes) => minutes * MINUTE);
/** Milliseconds after which other processes take over the messages of a process that ended while sending. */
const LEASE_MS = MINUTE;
const BATCH = 10;
/** Maximum number of messages of one webhook in a batch, so that a slow address leaves room for the others. */
const MOST_AT_ONCE = 2;
const POLL_MS = 5_000;
/** Milliseconds without a change before an album is reported, because an import writes an album in many steps. */
const QUIET_MS = 10_000;
/** Milliseconds for which the outcome of a message can be read. */
const KEPT_MS = 30 * 24 * 60 * MINUTE;
const LONGEST_FAILURE = 200;

interface WebhookDependencies {
  db: Database;
  clock: () => Date;
  /** Public address of the site. */
  siteUrl: string;
  /** Key that encrypts the secrets. */
  secret: string;
  send: SendMessage;
  log: { error(details: object, message: string): void };
  quiet?: number;
  /** Milliseconds between polls; null to disable them. */
  pollEvery?: number | null;
}

export interface WebhookSender {
  /** Queues new changes and sends the messages that are due. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Reports changes of albums to webhooks. Delivers each message at least once, and retries failures at increasing
 * intervals.
 */
export function createWebhookSender(dependencies: WebhookDependencies): WebhookSender {
  const { db, clock, siteUrl, secret, send, log, quiet = QUIET_MS, pollEvery = POLL_MS } = dependencies;
  let running: Promise<void> | null = null;
  let isClosed = false;
  const logFailure = (err: unknown) => log.error({ err }, "Webhooks could not be told");

  async function work(): Promise<void> {
    let batch: Awaited<ReturnType<typeof claim>>;
    do {
      // Queues before each batch, so that beside a slow address new messages for the others wait for only one batch.
      // Most sites have no webhook; then nothing is written.
      if (!(await queueMessages(db, { siteUrl, at: clock(), quiet }))) return;
      batch = await claim();
      await Promise.all(batch.map((one) => deliver(one).catch(logFailure)));
    } while (batch.length > 0 && !isClosed);
    const old = new Date(clock().getTime() - KEPT_MS);
    await db
      .delete(webhookDeliveries)
      .where(and(lt(webhookDeliveries.createdAt, old), isNull(webhookDeliveries.nextAttemptAt)));
  }

  async function claim() {
    const now = clock();
    const waiting = db
      .select({
        id: webhookDeliveries.id,
        place: sql<number>`row_number() over (partition by ${webhookDeliveries.webhookId}
          order by ${webhookDeliveries.nextAttemptAt}, ${webhookDeliveries.id})`.as("place"),
      })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .innerJoin(users, and(eq(users.id, webhooks.userId), users.isEnable))
      .where(lte(webhookDeliveries.nextAttemptAt, now))
      .as("waiting");
    const due = db
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .innerJoin(waiting, eq(waiting.id, webhookDeliveries.id))
      // Checks the time again when the row is locked, because another process may have claimed it in between.
      .where(and(lte(waiting.place, MOST_AT_ONCE), lte(webhookDeliveries.nextAttemptAt, now)))
      .orderBy(asc(webhookDeliveries.nextAttemptAt), asc(webhookDeliveries.id))
      .limit(BATCH)
      .for("update", { of: webhookDeliveries, skipLocked: true });
    const claimed = await db
      .update(webhookDeliveries)
      .set({
        attempts: sql`${webhookDeliveries.attempts} + 1`,
        nextAttemptAt: new Date(now.getTime() + LEASE_MS),
      })
      .where(inArray(webhookDeliveries.id, due))
      .returning();
    if (claimed.length === 0) return [];
    const hooks = await db
      .select({ id: webhooks.id, url: webhooks.url, secret: webhooks.secret })
      .from(webhooks)
      .where(
        inArray(
          webhooks.id,
          claimed.map(({ webhookId }) => webhookId),
        ),
      );
    const byId = new Map(hooks.map((hook) => [hook.id, hook]));
    return claimed.flatMap((delivery) => {
      const hook = byId.get(delivery.webhookId);
      return hook ? [{ delivery, hook }] : [];
    });
  }

  /** Makes an attempt to send a message. Every error counts as a failure of the message. */
  async function attempt(message: Omit<Message, "secret">, sealed: string) {
    try {
      const status = await send({ ...message, secret: unsealed(sealed) });
      return { status, failure: status >= 200 && status < 300 ? null : `It answered ${status}.` };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      return { status: null, failure: failure.slice(0, LONGEST_FAILURE) };
    }
  }

  /**
   * Decrypts a webhook's secret.
   * @throws if the server's secret has changed since the webhook was created.
   */
  function unsealed(sealed: string): string {
    try {
      return unseal(sealed, [secret], WEBHOOK_PURPOSE);
    } catch {
      throw new Error("The secret of this webhook cannot be read any more: make it anew.");
    }
  }

  async function deliver({ delivery, hook }: Awaited<ReturnType<typeof claim>>[number]): Promise<void> {
    const { id, message, payload, attempts } = delivery;
    const outcome = await attempt({ id: message, url: hook.url, payload, at: clock() }, hook.secret);
    const wait = WAITS[attempts - 1];
    const now = clock();
    const isDone = outcome.failure === null;
    await db
      .update(webhookDeliveries)
      .set({
        ...outcome,
        deliveredAt: isDone ? now : null,
        nextAttemptAt: isDone || wait === undefined ? null : new Date(now.getTime() + wait),
      })
      .where(eq(webhookDeliveries.id, id));
  }

  function poll(): Promise<void> {
    running ??= work()
      .catch(logFailure)
      .finally(() => {
        running = null;
      });
    return running;
  }

  const timer = pollEvery === null ? undefined : setInterval(poll, pollEvery);
  timer?.unref();
  return {
    async settle() {
      await running;
      await poll();
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}
