import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { users } from "./users.ts";

/** Answers of calls that create something, stored for a day under their idempotency keys. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Hash of the person and the key. */
    keyHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Hash of the call and its body. */
    fingerprint: text().notNull(),
    /** Encrypted; null while the first call is running. */
    answer: text(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt), index().on(table.userId)],
);
