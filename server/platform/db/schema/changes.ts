import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * The last change of everything in the catalogue that was ever public, one row each. Triggers of the migration that
 * created this table maintain it, so that manual SQL counts as well. Rows are ordered by the writing transaction: an
 * instant may be assigned before an earlier one is committed.
 */
export const catalogueChanges = pgTable(
  "catalogue_changes",
  {
    kind: text().notNull(),
    resourceId: integer().notNull(),
    /** False once withdrawn or deleted. */
    isPublic: boolean().notNull(),
    at: instant().notNull(),
    xact: bigint({ mode: "number" }).notNull(),
    /** Latest publication, and its transaction. */
    publishedAt: instant().notNull(),
    publishedXact: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.resourceId] }),
    index().on(table.xact, table.kind, table.resourceId),
    index().on(table.kind, table.xact, table.resourceId),
    index().on(table.kind, table.at),
    check("catalogue_changes_kind", sql`kind in ('album', 'track', 'writer', 'placement')`),
  ],
);
