import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { identity, instant } from "./columns.ts";
import { users } from "./users.ts";

/** What happened to accounts, for 90 days. */
export const securityEvents = pgTable(
  "security_events",
  {
    id: identity(),
    /** Null for the deletion of an account, which outlives its user. */
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    /** Of a deleted account alone: a key made from its address, by which its operator finds it and nobody reads it. */
    accountKey: text(),
    kind: text().notNull(),
    at: instant().notNull(),
    browser: text(),
    system: text(),
    network: text(),
    detail: text(),
  },
  (table) => [
    index().on(table.userId, table.at),
    index().on(table.at),
    check("security_events_owner", sql`(user_id is null) = (account_key is not null)`),
  ],
);
