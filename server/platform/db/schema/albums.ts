import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { SeoTexts } from "../seo-texts.ts";
import { createdAt, identity, instant } from "./columns.ts";
import { searchable } from "./searchable.ts";
import { countries } from "./territories.ts";
import { writers } from "./writers.ts";

export const albums = pgTable(
  "albums",
  {
    id: identity(),
    reference: text().unique(),
    name: text().notNull(),
    nameFr: text().notNull(),
    slug: text().notNull().unique(),
    slugFr: text().notNull().unique(),
    description: text(),
    descriptionFr: text(),
    credits: text(),
    creditsFr: text(),
    /** Path of the picture in the media store, such as `images/x.png`. */
    image: text(),
    imageFr: text(),
    /** Colours of a sleeve drawn from the sound; null when the cover is artwork. */
    sleeveGround: char({ length: 7 }),
    sleeveInk: char({ length: 7 }),
    releaseDate: date({ mode: "string" }),
    publisher: text(),
    city: text(),
    cityEn: text(),
    countryId: integer().references(() => countries.id),
    isEnable: boolean().notNull().default(true),
    /** Time of automatic publication; null after it, and without one. */
    publishAt: instant(),
    isFeatured: boolean().notNull().default(false),
    sortOrder: integer().notNull().default(0),
    seo: jsonb().$type<SeoTexts>(),
    /** Copies for filters and lists, maintained by `server/search/refresh.ts`; terms in descending frequency. */
    termIds: integer().array().notNull().default([]),
    writerIds: integer().array().notNull().default([]),
    trackCount: integer().notNull().default(0),
    createdAt: createdAt(),
    ...searchable({ fr: { title: sql`name_fr` }, en: { title: sql`name` } }),
  },
  (table) => [
    check("albums_sleeve", sql`sleeve_ground ~ '^#[0-9a-f]{6}$' and sleeve_ink ~ '^#[0-9a-f]{6}$'`),
    index().on(table.sortOrder, table.id),
    index().on(table.countryId),
    index("albums_scheduled").on(table.publishAt).where(sql`publish_at is not null`),
    index().using("gin", table.termIds),
    index().using("gin", table.writerIds),
    index().using("gin", table.wordsFr),
    index().using("gin", table.wordsEn),
    index().using("gin", table.wordsSx),
  ],
);

export const albumWriters = pgTable(
  "album_writers",
  {
    albumId: integer()
      .notNull()
      .references(() => albums.id, { onDelete: "cascade" }),
    writerId: integer()
      .notNull()
      .references(() => writers.id, { onDelete: "cascade" }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.albumId, table.writerId] }), index().on(table.writerId)],
);
