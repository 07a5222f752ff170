import { asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { TermTag } from "#/contract/taxonomy.ts";
import { writerNameOrder } from "#/server/catalogue/filters/facets.ts";
import type { WriterName } from "#/server/catalogue/tracks/track-columns.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { taxonomies, terms } from "#/server/platform/db/schema/terms.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";

/**
 * Loads the names of the facets: the terms of enabled taxonomies and the writers, each in facet order. Also loads the
 * tags of tracks by id: the terms of all taxonomies, and writers.
 */
export async function loadNames(db: Database) {
  const family = alias(terms, "family");
  const all = await db
    .select({
      id: terms.id,
      slug: terms.slug,
      title: terms.title,
      titleFr: terms.titleFr,
      isFront: terms.isFront,
      family: family.slug,
      taxonomyId: taxonomies.id,
      taxonomy: taxonomies.slug,
      taxonomyTitle: taxonomies.title,
      taxonomyTitleFr: taxonomies.titleFr,
      isEnable: taxonomies.isEnable,
    })
    .from(terms)
    .innerJoin(taxonomies, eq(taxonomies.id, terms.taxonomyId))
    .leftJoin(family, eq(family.id, terms.familyId))
    .orderBy(asc(taxonomies.sortOrder), asc(taxonomies.id), asc(terms.sortOrder), asc(terms.id));
  const named = await db
    .select({ id: writers.id, name: writers.name, slug: writers.slug })
    .from(writers)
    .orderBy(sql`${writerNameOrder}`, asc(writers.id));
  return {
    terms: all.filter(({ isEnable }) => isEnable),
    writers: named,
    tags: new Map<number, TermTag>(
      all.map(({ id, slug, title, titleFr, taxonomy, isFront, family }) => [
        id,
        { slug, title, titleFr, taxonomy, isFront, family },
      ]),
    ),
    writerById: new Map<number, WriterName>(named.map((writer) => [writer.id, writer])),
  };
}

export type Names = Awaited<ReturnType<typeof loadNames>>;
