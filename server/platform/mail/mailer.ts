import { and, asc, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { mailQueue } from "#/server/platform/db/schema/operations.ts";
import type { LetterTemplate } from "./letter.ts";
import { letters } from "./letters.ts";
import { renderLetter } from "./render-letter.ts";
import { type MailTransport, RefusedForGood } from "./transport.ts";

const MINUTE = 60_000;
/** Waits after the first, second… attempt; after the last one, sending is abandoned. */
export const WAITS = [1, 5, 15, 60, 240, 720, 1_440].map((minutes) => minutes * MINUTE);
export const MOST_ATTEMPTS = WAITS.length + 1;
/** Milliseconds after which other processes take over the letters of a process that died while sending. */
const LEASE = 2 * MINUTE;
const BATCH = 10;
/** Interval of the checks for retries and for letters that another process queued. */
const LOOK_EVERY = MINUTE;

interface MailerDependencies {
  db: Database;
  transport: MailTransport;
  clock: () => Date;
  /** Public address of the site, without a final slash. */
  siteUrl: string;
  log: { warn(details: object, message: string): void; error(details: object, message: string): void };
}

/** Sends what `queueMail` queued. */
export interface Mailer {
  /** Checks the queue now, without making the caller wait. */
  wake(): void;
  /** Resolves when all due letters are handled. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

type Waiting = typeof mailQueue.$inferSelect;

/** Sends the queued letters, each at least once, and retries failures at growing intervals. */
export function createMailer({ db, transport, clock, siteUrl, log }: MailerDependencies): Mailer {
  let running: Promise<void> | null = null;
  let isAsked = false;
  let isClosed = false;

  async function work(): Promise<void> {
    while (isAsked && !isClosed) {
      isAsked = false;
      for (let batch = await claim(); batch.length > 0; batch = isClosed ? [] : await claim()) {
        await Promise.all(batch.map(deliver));
      }
    }
  }

  function claim(): Promise<Waiting[]> {
    const now = clock();
    const due = db
      .select({ id: mailQueue.id })
      .from(mailQueue)
      .where(
        and(
          isNull(mailQueue.sentAt),
          lte(mailQueue.nextAttemptAt, now),
          lt(mailQueue.attempts, MOST_ATTEMPTS),
        ),
      )
      .orderBy(asc(mailQueue.nextAttemptAt), asc(mailQueue.id))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    return db
      .update(mailQueue)
      .set({ attempts: sql`${mailQueue.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + LEASE) })
      .where(inArray(mailQueue.id, due))
      .returning();
  }

  async function deliver(waiting: Waiting): Promise<void> {
    const { id, template, attempts, recipient, replyTo } = waiting;
    try {
      await transport.send({ id, template, recipient, replyTo, ...written(waiting) });
      // A sent letter is deleted: it may contain a code or a link to an account.
      await db
        .update(mailQueue)
        .set({ sentAt: clock(), failure: null, data: {} })
        .where(eq(mailQueue.id, id));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const wait = error instanceof RefusedForGood ? undefined : WAITS[attempts - 1];
      await db
        .update(mailQueue)
        .set({
          failure: reason,
          ...(wait === undefined
            ? { attempts: MOST_ATTEMPTS, data: {} }
            : { nextAttemptAt: new Date(clock().getTime() + wait) }),
        })
        .where(eq(mailQueue.id, id));
      const details = { letter: id, template, attempts };
      if (wait === undefined) log.error(details, "A letter could not be sent and is given up");
      else log.warn({ ...details, nextInMinutes: wait / MINUTE }, "A letter could not be sent yet");
    }
  }

  function written({ template, data, locale }: Waiting) {
    const found = (letters as Record<string, LetterTemplate | undefined>)[template];
    if (!found) throw new RefusedForGood(`There is no letter named ${template}`);
    return renderLetter(found, { data, locale: locale === "fr" ? "fr" : "en", siteUrl });
  }

  function look(): Promise<void> {
    isAsked = true;
    running ??= work()
      .catch((err: unknown) => log.error({ err }, "The letters could not be read"))
      .then(() => {
        running = null;
        // Another check was requested just as this one ended.
        return isAsked && !isClosed ? look() : undefined;
      });
    return running;
  }

  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  return {
    wake: () => void look(),
    settle: look,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}
