import { type SQL, sql } from "drizzle-orm";
import type { DemoSound } from "#/demo/sound/demo-sound.ts";
import { analysisQueue } from "#/server/platform/concurrency/analysis-concurrency.ts";
import type { OpenDatabase } from "#/server/platform/db/open.ts";
import { mailQueue } from "#/server/platform/db/schema/operations.ts";
import { webhookDeliveries } from "#/server/platform/db/schema/webhooks.ts";
import { MOST_ATTEMPTS } from "#/server/platform/mail/mailer.ts";
import type { Metric } from "#/server/platform/metrics/metric.ts";
import type { SearchModel } from "#/server/search/model/search-model.ts";

interface Parts {
  database: Pick<OpenDatabase, "db" | "pulse" | "connections">;
  sound: Pick<DemoSound, "waiting">;
  search: Pick<SearchModel, "state">;
}

/** Returns the metrics of this process's API: database, queues, search. */
export function apiMetrics({ database, sound, search }: Parts): Metric[] {
  const { db, pulse, connections } = database;
  /** Returns one row of numbers, or null. Gives up when the database falls silent, and does not ask a silent one. */
  const count = async (query: SQL) => {
    const ask = () => db.execute<Record<string, number>>(query);
    const { rows } = await (pulse ? pulse.during(ask) : ask());
    return rows[0] ?? null;
  };
  return [
    {
      name: "sillon_database_up",
      help: "1 while the database answers",
      read: () =>
        count(sql`select 1 as up`).then(
          () => 1,
          () => 0,
        ),
    },
    {
      name: "sillon_database_connections",
      help: "Connections to Postgres in use and idle, and queries that want one; none with the embedded database",
      label: "state",
      read: () => connections?.() ?? null,
    },
    {
      name: "sillon_search_ready",
      help: "1 once searches are answered from memory, 0 while the database answers them",
      read: () => (search.state().state === "warm" ? 1 : 0),
    },
    {
      name: "sillon_search_tracks",
      help: "Tracks that the search in memory holds",
      read: () => search.state().done,
    },
    {
      name: "sillon_sounds_waiting",
      help: "Demo sounds still to be made: asked for by listeners, shown first, or ahead of anyone",
      label: "for",
      read: () => sound.waiting(),
    },
    {
      name: "sillon_analyses_waiting",
      help: "Sounds that visitors sent and that are looked into, or wait for it",
      read: () => analysisQueue.length,
    },
    {
      name: "sillon_mail_letters",
      help: "Letters not sent: due, put off after a failure, given up; of all processes on this database",
      label: "state",
      read: () =>
        count(sql`select count(*) filter (where attempts = 0)::int as due,
          count(*) filter (where attempts between 1 and ${MOST_ATTEMPTS - 1})::int as failing,
          count(*) filter (where attempts >= ${MOST_ATTEMPTS})::int as given_up
          from ${mailQueue} where sent_at is null`),
    },
    {
      name: "sillon_webhook_messages",
      help: "Messages to webhooks not delivered: due, put off after a failure; of all processes on this database",
      label: "state",
      read: () =>
        count(sql`select count(*) filter (where attempts = 0)::int as due,
          count(*) filter (where attempts > 0)::int as failing
          from ${webhookDeliveries} where next_attempt_at is not null`),
    },
  ];
}
