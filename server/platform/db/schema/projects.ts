import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, real, text, unique } from "drizzle-orm/pg-core";
import { createdAt, identity, instant } from "./columns.ts";
import { tracks, trackVersions } from "./tracks.ts";
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
    /** Version for `If-Match`. */
    version: integer().notNull().default(1),
    /** Whether its owner gets a letter when a client answers on a share page. */
    hasRoomLetters: boolean().notNull().default(true),
    /** When the owner last viewed the clients' feedback. */
    roomSeenAt: instant(),
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
    /** Which version of the track; null for the track itself. */
    versionId: integer().references(() => trackVersions.id, { onDelete: "cascade" }),
    position: integer().notNull(),
  },
  (table) => [
    unique("playlist_items_item").on(table.playlistId, table.trackId, table.versionId).nullsNotDistinct(),
    index().on(table.trackId),
    index().on(table.versionId),
  ],
);

/** An address that a playlist is shared with, whether or not it has an account. */
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

/**
 * A note about a track or a version in a playlist, usually at a position. Bound to playlist and sound, not to the item,
 * so that notes survive removing and adding it again.
 */
export const playlistNotes = pgTable(
  "playlist_notes",
  {
    id: identity(),
    playlistId: integer()
      .notNull()
      .references(() => playlists.id, { onDelete: "cascade" }),
    trackId: integer()
      .notNull()
      .references(() => tracks.id, { onDelete: "cascade" }),
    /** Which version of the track it is about; null for the track itself. */
    versionId: integer().references(() => trackVersions.id, { onDelete: "cascade" }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Seconds into the track; null for a note on the whole. */
    at: real(),
    text: text().notNull(),
    /** Whether the share pages of the playlist show it; its owner decides. */
    isShared: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check("playlist_notes_at", sql`at >= 0`),
    check("playlist_notes_text", sql`char_length(text) between 1 and 1000`),
    index().on(table.playlistId, table.trackId),
    index().on(table.trackId),
    index().on(table.versionId),
    index().on(table.userId),
  ],
);

/** Share pages, which show a playlist to anyone with the address; deleting the row closes the page. */
export const playlistLinks = pgTable(
  "playlist_links",
  {
    id: identity(),
    playlistId: integer()
      .notNull()
      .references(() => playlists.id, { onDelete: "cascade" }),
    /** 256 random bits; stored in clear, because the owner copies the address again. */
    token: text().notNull().unique(),
    allowsDownload: boolean().notNull().default(false),
    /** The sender's message above the tracks. */
    message: text(),
    expiresAt: instant(),
    opened: integer().notNull().default(0),
    heard: integer().notNull().default(0),
    downloaded: integer().notNull().default(0),
    openedAt: instant(),
    heardAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    check("playlist_links_message", sql`char_length(message) between 1 and 1000`),
    index().on(table.playlistId),
  ],
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
    /** Which version of the track; null for the track itself. */
    versionId: integer().references(() => trackVersions.id, { onDelete: "cascade" }),
    position: integer().notNull(),
  },
  (table) => [
    unique("music_advice_items_item")
      .on(table.musicAdviceId, table.trackId, table.versionId)
      .nullsNotDistinct(),
    index().on(table.trackId),
    index().on(table.versionId),
  ],
);
