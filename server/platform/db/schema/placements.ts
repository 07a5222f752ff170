import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, identity } from "./columns.ts";
import { searchable } from "./searchable.ts";
import { tracks } from "./tracks.ts";

export const placements = pgTable(
  "placements",
  {
    id: identity(),
    slug: text().notNull().unique(),
    slugEn: text().notNull().unique(),
    title: text().notNull(),
    titleEn: text().notNull(),
    description: text(),
    descriptionEn: text(),
    image: text(),
    videoUrl: text(),
    /** Path in the media store of a film hosted by the site itself. */
    film: text(),
    /** Captions of the film as WebVTT, French and English. */
    captions: text(),
    captionsEn: text(),
    /** Transcript of the film or video, French and English. */
    transcript: text(),
    transcriptEn: text(),
    client: text(),
    year: integer(),
    /** Day of first broadcast. */
    date: date({ mode: "string" }),
    kind: text(),
    isEnable: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    createdAt: createdAt(),
    ...searchable({ fr: { title: sql`title` }, en: { title: sql`title_en` } }),
  },
  (table) => [
    index().on(table.sortOrder, table.id),
    index().using("gin", table.wordsFr),
    index().using("gin", table.wordsEn),
    index().using("gin", table.wordsSx),
  ],
);

export const placementTracks = pgTable(
  "placement_tracks",
  {
    placementId: integer()
      .notNull()
      .references(() => placements.id, { onDelete: "cascade" }),
    trackId: integer()
      .notNull()
      .references(() => tracks.id, { onDelete: "cascade" }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.placementId, table.trackId] }), index().on(table.trackId)],
);
