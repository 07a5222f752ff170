import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { users } from "./users.ts";

/** Answers of creating calls, kept for a day by their idempotency keys. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Of the person and the key. */
    keyHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Of the call and its body. */
    fingerprint: text().notNull(),
    /** Sealed; null while the first one is at work. */
    answer: text(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt), index().on(table.userId)],
);
