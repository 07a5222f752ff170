import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import type { Cue, Programme } from "#/contract/cue-sheet.ts";
import { instant } from "./columns.ts";
import { playlists } from "./projects.ts";

/** The saved cue sheet of a project; a project has none before the first save. */
export const cueSheets = pgTable("cue_sheets", {
  playlistId: integer()
    .primaryKey()
    .references(() => playlists.id, { onDelete: "cascade" }),
  /** Version for `If-Match`. */
  version: integer().notNull().default(1),
  programme: jsonb().$type<Programme>().notNull(),
  cues: jsonb().$type<Cue[]>().notNull(),
  updatedAt: instant().notNull().defaultNow(),
});
