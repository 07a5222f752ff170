import { index, integer, pgTable, unique } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { tracks, trackVersions } from "./tracks.ts";
import { users } from "./users.ts";

/** A cart exists from its first use; `If-Match` names its `version`. */
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
    /** Which version of the track; null for the track itself. */
    versionId: integer().references(() => trackVersions.id, { onDelete: "cascade" }),
    position: integer().notNull(),
  },
  (table) => [
    unique("cart_items_item").on(table.userId, table.trackId, table.versionId).nullsNotDistinct(),
    index().on(table.trackId),
    index().on(table.versionId),
  ],
);
