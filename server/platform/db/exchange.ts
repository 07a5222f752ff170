import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Client } from "pg";
import { z } from "zod";
import type { Database } from "./database.ts";

const CHANNEL = "sillon";
/** Milliseconds allowed for connecting, a query and closing. */
const PATIENCE_MS = 5_000;
/** Milliseconds before a lost connection is reopened. */
const REOPEN_AFTER_MS = 1_000;

const messageShape = z.object({ from: z.string(), topic: z.string(), news: z.unknown() });

type Listener = (news: unknown) => void;

/** Messages between the processes on one Postgres: listening processes receive them at once, later ones never. */
export interface Exchange {
  /** Sends a message of at most some 7,900 bytes of JSON. A message that cannot be sent now is lost. */
  tell(topic: string, news: unknown): void;
  /** `listener` receives the messages of other processes, never this one's. */
  hear(topic: string, listener: Listener): void;
  /** `listener` is called when messages may have been missed because the connection was lost. */
  missed(listener: () => void): void;
  close(): Promise<void>;
}

interface ExchangeOptions {
  url: string;
  log: { warn(details: object, message: string): void };
}

/**
 * Joins the exchange of the Postgres at `url` (LISTEN, NOTIFY) over a connection of its own, which is reopened when it
 * breaks.
 */
export async function openExchange({ url, log }: ExchangeOptions): Promise<Exchange> {
  const { Client: PgClient } = (await import("pg")).default;
  const self = randomUUID();
  const listeners = new Map<string, Listener[]>();
  const onMissed: (() => void)[] = [];
  let client: Client | null = null;
  let reopening: NodeJS.Timeout | undefined;
  let isClosed = false;

  function receive(payload = ""): void {
    try {
      const { from, topic, news } = messageShape.parse(JSON.parse(payload));
      if (from !== self) for (const listener of listeners.get(topic) ?? []) listener(news);
    } catch (err) {
      log.warn({ err }, "What another process told was not understood");
    }
  }

  async function connect(): Promise<void> {
    const made = new PgClient({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    const lost = () => {
      if (client === made) client = null;
      else return;
      if (!isClosed) reopening = setTimeout(rejoin, REOPEN_AFTER_MS).unref();
    };
    made.on("notification", ({ payload }) => receive(payload));
    made.on("error", lost);
    made.on("end", lost);
    client = made;
    try {
      await made.connect();
      await made.query(`listen ${CHANNEL}`);
    } catch (err) {
      log.warn({ err }, "Other processes on the database are not heard just now");
      lost();
      await made.end().catch(() => undefined);
    }
  }

  async function rejoin(): Promise<void> {
    await connect();
    if (client) for (const listener of onMissed) listener();
  }

  await connect();
  return {
    tell(topic, news) {
      const payload = JSON.stringify({ from: self, topic, news });
      client?.query("select pg_notify($1, $2)", [CHANNEL, payload]).catch(() => undefined);
    },
    hear(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    missed: (listener) => void onMissed.push(listener),
    async close() {
      isClosed = true;
      clearTimeout(reopening);
      // A frozen Postgres does not close the connection.
      const timeout = wait(PATIENCE_MS, undefined, { ref: false });
      await Promise.race([client?.end().catch(() => undefined), timeout]);
    },
  };
}

/** Sends a message to all processes on the exchange of `db` without joining it. */
export async function tellAll(db: Database, topic: string, news: unknown): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ from: "", topic, news })})`);
}
