import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { WebhookEvent } from "#/contract/webhook.ts";
import { createdAt, identity, instant } from "./columns.ts";
import { users } from "./users.ts";

const ofWebhook = () =>
  integer()
    .notNull()
    .references(() => webhooks.id, { onDelete: "cascade" });

/** Addresses that receive the changes of albums. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    url: text().notNull(),
    /** Encrypted. */
    secret: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** Cursors in the feed of changes: the last delivered change, and the position at creation. */
    cursor: text().notNull(),
    startXact: bigint({ mode: "number" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId)],
);

/** Albums that were reported to an address, in their state at that time. */
export const webhookKnown = pgTable(
  "webhook_known",
  {
    webhookId: ofWebhook(),
    albumId: integer().notNull(),
    publishedXact: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.webhookId, table.albumId] })],
);

/** Messages to send, and the outcome of sent ones. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: identity(),
    webhookId: ofWebhook(),
    message: text().notNull().unique(),
    event: text().$type<WebhookEvent>().notNull(),
    payload: text().notNull(),
    attempts: integer().notNull().default(0),
    /** Null when delivered or given up. */
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
