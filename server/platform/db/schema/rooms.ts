import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, real, text, unique } from "drizzle-orm/pg-core";
import { createdAt, identity, instant } from "./columns.ts";
import { playlistLinks, playlists } from "./projects.ts";
import { tracks, trackVersions } from "./tracks.ts";

/** A client on a share page: a browser, identified only by a key of its own. */
export const roomClients = pgTable(
  "room_clients",
  {
    id: identity(),
    playlistId: integer()
      .notNull()
      .references(() => playlists.id, { onDelete: "cascade" }),
    /** Null once the page is closed for good: its feedback stays with the project. */
    linkId: integer().references(() => playlistLinks.id, { onDelete: "set null" }),
    /** SHA-256 of the key in their cookie, hex. */
    keyHash: text().notNull().unique(),
    /** Name that the client entered; null without one. */
    name: text(),
    createdAt: createdAt(),
  },
  (table) => [
    check("room_clients_name", sql`char_length(name) between 1 and 60`),
    index().on(table.playlistId),
    index().on(table.linkId),
  ],
);

/**
 * A client's verdict on a track or a version of a project. Bound to the sound, not to the item, as notes are, so that
 * it survives removing and adding it again.
 */
export const roomAnswers = pgTable(
  "room_answers",
  {
    clientId: integer()
      .notNull()
      .references(() => roomClients.id, { onDelete: "cascade" }),
    trackId: integer()
      .notNull()
      .references(() => tracks.id, { onDelete: "cascade" }),
    /** Which version of the track; null for the track itself. */
    versionId: integer().references(() => trackVersions.id, { onDelete: "cascade" }),
    verdict: text().notNull(),
    answeredAt: instant().notNull(),
  },
  (table) => [
    check("room_answers_verdict", sql`verdict in ('accepted', 'rejected')`),
    unique("room_answers_item").on(table.clientId, table.trackId, table.versionId).nullsNotDistinct(),
    index().on(table.trackId),
    index().on(table.versionId),
  ],
);

/** A client's comment on a track or a version, usually at a position. */
export const roomComments = pgTable(
  "room_comments",
  {
    id: identity(),
    clientId: integer()
      .notNull()
      .references(() => roomClients.id, { onDelete: "cascade" }),
    trackId: integer()
      .notNull()
      .references(() => tracks.id, { onDelete: "cascade" }),
    /** Which version of the track; null for the track itself. */
    versionId: integer().references(() => trackVersions.id, { onDelete: "cascade" }),
    /** Seconds into the sound; null for a comment on the whole. */
    at: real(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check("room_comments_at", sql`at >= 0`),
    check("room_comments_text", sql`char_length(text) between 1 and 1000`),
    index().on(table.clientId),
    index().on(table.trackId),
    index().on(table.versionId),
  ],
);
