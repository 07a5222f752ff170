import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { SeoTexts } from "../seo-texts.ts";
import { createdAt, identity } from "./columns.ts";
import { searchable } from "./searchable.ts";

export const writers = pgTable(
  "writers",
  {
    id: identity(),
    slug: text().notNull().unique(),
    slugEn: text().notNull().unique(),
    name: text().notNull(),
    firstname: text(),
    lastname: text(),
    /** Interested-party number of the writer, 9 to 11 digits (cue sheets). */
    ipi: text(),
    /** Collecting society, such as SACEM. */
    society: text(),
    biography: text(),
    biographyEn: text(),
    image: text(),
    websites: jsonb()
      .$type<{ title: string; titleEn?: string | undefined; url: string }[]>()
      .notNull()
      .default([]),
    seo: jsonb().$type<SeoTexts>(),
    isEnable: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    createdAt: createdAt(),
    ...searchable({ fr: { title: sql`name` }, en: { title: sql`name` } }),
  },
  (table) => [
    check("writers_ipi", sql`ipi ~ '^[0-9]{9,11}$'`),
    index().using("gin", table.wordsFr),
    index().using("gin", table.wordsEn),
    index().using("gin", table.wordsSx),
  ],
);
