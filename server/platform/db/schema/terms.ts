import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { identity } from "./columns.ts";

export const taxonomies = pgTable("taxonomies", {
  id: identity(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  titleFr: text().notNull(),
  isEnable: boolean().notNull().default(true),
  isFeatured: boolean().notNull().default(true),
  sortOrder: integer().notNull().default(0),
});

export const terms = pgTable(
  "terms",
  {
    id: identity(),
    /** Unique over all taxonomies: filters and links name a term by its slug alone. */
    slug: text().notNull().unique(),
    taxonomyId: integer()
      .notNull()
      .references(() => taxonomies.id),
    title: text().notNull(),
    titleFr: text().notNull(),
    /** The mood family of a finer mood: a term of taxonomy `moods`. */
    familyId: integer().references((): AnyPgColumn => terms.id),
    isFront: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
  },
  (table) => [index().on(table.taxonomyId)],
);

/** Names of our terms in other catalogues; imports translate with them. */
export const termAliases = pgTable(
  "term_aliases",
  {
    taxonomyId: integer()
      .notNull()
      .references(() => taxonomies.id, { onDelete: "cascade" }),
    /** Folded: no accents, lower case. */
    alias: text().notNull(),
    termId: integer()
      .notNull()
      .references(() => terms.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.taxonomyId, table.alias] })],
);
