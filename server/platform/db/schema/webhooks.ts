import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { WebhookEvent } from "#/contract/webhook.ts";
import { createdAt, identity, instant } from "./columns.ts";
import { users } from "./users.ts";

const ofWebhook = () =>
  integer()
    .notNull()
    .references(() => webhooks.id, { onDelete: "cascade" });

/** Addresses that are told what becomes of albums. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    url: text().notNull(),
    /** Sealed. */
    secret: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** Up to which change it was told, as a cursor of the feed; and up to which when it was made. */
    cursor: text().notNull(),
    startXact: bigint({ mode: "number" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId)],
);

/** Albums that an address knows by a message, as they were published then. */
export const webhookKnown = pgTable(
  "webhook_known",
  {
    webhookId: ofWebhook(),
    albumId: integer().notNull(),
    publishedXact: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.webhookId, table.albumId] })],
);

/** Messages to send, and what became of those that were sent. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: identity(),
    webhookId: ofWebhook(),
    message: text().notNull().unique(),
    event: text().$type<WebhookEvent>().notNull(),
    payload: text().notNull(),
    attempts: integer().notNull().default(0),
    /** Null when it is delivered or given up. */
    nextAttemptAt: instant(),
    deliveredAt: instant(),
    status: integer(),
    failure: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("webhook_deliveries_waiting").on(table.nextAttemptAt).where(sql`next_attempt_at is not null`),
    index().on(table.webhookId, table.id),
    index().on(table.createdAt),
  ],
);
