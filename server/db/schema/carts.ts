import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { tracks } from "./tracks.ts";
import { users } from "./users.ts";

/** A cart exists from its first use on; `version` is what `If-Match` names. */
export const carts = pgTable("carts", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  version: integer().notNull().default(1),
  updatedAt: instant().notNull().defaultNow(),
});

export const cartItems = pgTable(
  "cart_items",
  {
    userId: integer()
      .notNull()
      .references(() => carts.userId, { onDelete: "cascade" }),
    trackId: integer()
      .notNull()
      .references(() => tracks.id, { onDelete: "cascade" }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.trackId] }), index().on(table.trackId)],
);
