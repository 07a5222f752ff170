import { asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#/server/db/database.ts";
import { taxonomies, terms } from "#/server/db/schema/terms.ts";
import { writers } from "#/server/db/schema/writers.ts";
import { writerNameOrder } from "../facets.ts";

/** What facets are named by: terms of the enabled taxonomies and writers, each in the order of its facet. */
export async function loadNames(db: Database) {
  const family = alias(terms, "family");
  return {
    terms: await db
      .select({
        id: terms.id,
        slug: terms.slug,
        title: terms.title,
        titleFr: terms.titleFr,
        family: family.slug,
        taxonomyId: taxonomies.id,
        taxonomy: taxonomies.slug,
        taxonomyTitle: taxonomies.title,
        taxonomyTitleFr: taxonomies.titleFr,
      })
      .from(terms)
      .innerJoin(taxonomies, eq(taxonomies.id, terms.taxonomyId))
      .leftJoin(family, eq(family.id, terms.familyId))
      .where(eq(taxonomies.isEnable, true))
      .orderBy(asc(taxonomies.sortOrder), asc(taxonomies.id), asc(terms.sortOrder), asc(terms.id)),
    writers: await db
      .select({ id: writers.id, slug: writers.slug, name: writers.name })
      .from(writers)
      .orderBy(sql`${writerNameOrder}`, asc(writers.id)),
  };
}

export type Names = Awaited<ReturnType<typeof loadNames>>;
