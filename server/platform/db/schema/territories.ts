import { boolean, char, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { identity } from "./columns.ts";

export const continents = pgTable("continents", {
  id: identity(),
  slug: text().notNull().unique(),
  titleFr: text().notNull(),
  titleEn: text().notNull(),
  isEnable: boolean().notNull().default(true),
  isFeatured: boolean().notNull().default(true),
  sortOrder: integer().notNull().default(0),
});

export const regions = pgTable("regions", {
  id: identity(),
  slug: text().notNull().unique(),
  titleFr: text().notNull(),
  titleEn: text().notNull(),
  continentId: integer()
    .notNull()
    .references(() => continents.id),
  color: text(),
  sortOrder: integer().notNull().default(0),
});

export const countries = pgTable(
  "countries",
  {
    id: identity(),
    /** ISO 3166-1 alpha-2. */
    code: char({ length: 2 }).notNull().unique(),
    titleFr: text().notNull(),
    titleEn: text().notNull(),
    continentId: integer()
      .notNull()
      .references(() => continents.id),
    regionId: integer().references(() => regions.id),
  },
  (table) => [index().on(table.continentId), index().on(table.regionId)],
);
