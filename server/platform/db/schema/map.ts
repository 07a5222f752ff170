import { sql } from "drizzle-orm";
import { check, doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { identity } from "./columns.ts";
import { countries, regions } from "./territories.ts";

export const markers = pgTable(
  "markers",
  {
    id: identity(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    titleEn: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    regionId: integer()
      .notNull()
      .references(() => regions.id),
    url: text(),
    sortOrder: integer().notNull().default(0),
  },
  (table) => [
    check("markers_latitude", sql`latitude between -90 and 90`),
    check("markers_longitude", sql`longitude between -180 and 180`),
    index().on(table.regionId),
    index().on(table.countryId),
  ],
);
