import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { createdAt, identity, instant } from "./columns.ts";
import { tracks } from "./tracks.ts";
import { users } from "./users.ts";

export const playlists = pgTable(
  "playlists",
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** NFC and trimmed; compared exactly (contract §6.1). */
    name: text().notNull(),
    /** What `If-Match` names. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.userId, table.name),
    check("playlists_name", sql`char_length(name) between 1 and 100`),
  ],
);

export const playlistItems = pgTable(
  "playlist_items",
  {
    playlistId: integer()
      .notNull()
      .references(() => playlists.id, { onDelete: "cascade" }),
    trackId: integer()
      .notNull()
      .references(() => tracks.id, { onDelete: "cascade" }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.playlistId, table.trackId] }), index().on(table.trackId)],
);

/** With whom a playlist is shared: an address, whether or not it has an account. */
export const playlistShares = pgTable(
  "playlist_shares",
  {
    playlistId: integer()
      .notNull()
      .references(() => playlists.id, { onDelete: "cascade" }),
    /** Lower-cased. */
    email: text().notNull(),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.playlistId, table.email] }), index().on(table.email)],
);

/** Selections made for a user by the music advisers. */
export const musicAdvices = pgTable(
  "music_advices",
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    comment: text(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

export const musicAdviceItems = pgTable(
  "music_advice_items",
  {
    musicAdviceId: integer()
      .notNull()
      .references(() => musicAdvices.id, { onDelete: "cascade" }),
    trackId: integer()
      .notNull()
      .references(() => tracks.id, { onDelete: "cascade" }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.musicAdviceId, table.trackId] }), index().on(table.trackId)],
);
