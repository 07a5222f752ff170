import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, identity } from "./columns.ts";
import { tracks, trackVersions } from "./tracks.ts";
import { users } from "./users.ts";

/** One row per listening of more than five seconds; the user is null for visitors. */
export const listened = pgTable(
  "listened",
  {
    id: identity(),
    trackId: integer()
      .notNull()
      .references(() => tracks.id, { onDelete: "cascade" }),
    /** The version that was heard; null for the track itself. */
    versionId: integer().references(() => trackVersions.id, { onDelete: "set null" }),
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    index().on(table.trackId, table.createdAt),
    // For the deletion of a version; partial, since most rows are of a whole track.
    index().on(table.versionId).where(sql`version_id is not null`),
  ],
);

/** One row per downloaded track, alone or in a zip. */
export const downloads = pgTable(
  "downloads",
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    trackId: integer()
      .notNull()
      .references(() => tracks.id, { onDelete: "cascade" }),
    versionId: integer().references(() => trackVersions.id, { onDelete: "set null" }),
    source: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check("downloads_source", sql`source in ('track', 'playlist', 'conseil', 'cart')`),
    index().on(table.userId, table.createdAt),
    index().on(table.trackId),
  ],
);
