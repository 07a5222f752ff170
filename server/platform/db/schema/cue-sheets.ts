import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import type { Cue, Programme } from "#/contract/cue-sheet.ts";
import { instant } from "./columns.ts";
import { playlists } from "./projects.ts";

/** The declaration of a project's music, as its owner left it; a project has none before it was kept once. */
export const cueSheets = pgTable("cue_sheets", {
  playlistId: integer()
    .primaryKey()
    .references(() => playlists.id, { onDelete: "cascade" }),
  /** What `If-Match` names. */
  version: integer().notNull().default(1),
  programme: jsonb().$type<Programme>().notNull(),
  cues: jsonb().$type<Cue[]>().notNull(),
  updatedAt: instant().notNull().defaultNow(),
});
