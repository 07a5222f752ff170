import { and, not, type SQL, sql } from "drizzle-orm";
import type { AlbumFilters } from "#/contract/album.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { intArray } from "#/server/platform/db/int-array.ts";
import { overlaps } from "#/server/platform/db/overlaps.ts";
import { taxonomies, terms } from "#/server/platform/db/schema/terms.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import type { Choice } from "./choice.ts";

type Facets = Pick<AlbumFilters, "taxonomies" | "writers">;

interface TermRow extends Record<string, unknown> {
  slug: string;
  title: string;
  title_fr: string;
  family: string | null;
  taxonomy: string;
  taxonomy_title: string;
  taxonomy_title_fr: string;
  count: number;
}

/** Alphabetical order of writers; by bytes, so that it is the same on every engine and in the read model. */
export const writerNameOrder = sql`public.fold(${writers.name}) collate "C"`;

const foundTermIds = sql`found.term_ids`;
const foundWriterIds = sql`found.writer_ids`;

/**
 * Counts terms under all filters except those of their own taxonomy: choosing one keeps the others. An excluded term is
 * counted as if it were allowed.
 */
async function countTerms(db: Database, found: SQL, choice: Choice): Promise<TermRow[]> {
  const { termGroups, excludedIds = [], writerIds } = choice;
  const conditions = and(
    sql`true`,
    ...termGroups.map(
      ({ taxonomyId, termIds }) =>
        sql`(${terms.taxonomyId} = ${taxonomyId} or ${overlaps(foundTermIds, termIds)})`,
    ),
    excludedIds.length > 0
      ? sql`not ${foundTermIds} && array_remove(${intArray(excludedIds)}, ${terms.id})`
      : undefined,
    writerIds ? overlaps(foundWriterIds, writerIds) : undefined,
  );
  const { rows } = await db.execute<TermRow>(sql`
    with found as (${found})
    select ${terms.slug}, ${terms.title}, ${terms.titleFr}, ${taxonomies.slug} as taxonomy,
      (select family.slug from ${terms} family where family.id = ${terms.familyId}) as family,
      ${taxonomies.title} as taxonomy_title, ${taxonomies.titleFr} as taxonomy_title_fr, count(*)::int as count
    from found cross join lateral unnest(found.term_ids) as carried(term_id)
    join ${terms} on ${terms.id} = carried.term_id
    join ${taxonomies} on ${taxonomies.id} = ${terms.taxonomyId}
    where ${conditions} and ${taxonomies.isEnable}
    group by ${terms.id}, ${taxonomies.id}
    order by ${taxonomies.sortOrder}, ${taxonomies.id}, ${terms.sortOrder}, ${terms.id}`);
  return rows;
}

interface WriterRow extends Record<string, unknown> {
  id: number;
  slug: string;
  name: string;
  count: number;
}

async function countWriters(db: Database, found: SQL, choice: Choice): Promise<WriterRow[]> {
  const { termGroups, excludedIds = [] } = choice;
  const conditions = and(
    sql`true`,
    ...termGroups.map(({ termIds }) => overlaps(foundTermIds, termIds)),
    excludedIds.length > 0 ? not(overlaps(foundTermIds, excludedIds)) : undefined,
  );
  const { rows } = await db.execute<WriterRow>(sql`
    with found as (${found})
    select ${writers.id}, ${writers.name}, ${writers.slug}, count(*)::int as count
    from found cross join lateral unnest(found.writer_ids) as written(writer_id)
    join ${writers} on ${writers.id} = written.writer_id
    where ${conditions} group by ${writers.id} order by ${writerNameOrder}, ${writers.id}`);
  return rows;
}

/**
 * Returns the facets of a choice with counts. `found` selects `term_ids` and `writer_ids` of all rows that meet the
 * choice's base conditions.
 */
export async function selectFacets(db: Database, found: SQL, choice: Choice): Promise<Facets> {
  const termRows = await countTerms(db, found, choice);
  const byTaxonomy = Map.groupBy(termRows, (row) => row.taxonomy);
  return {
    taxonomies: [...byTaxonomy].map(([slug, members]) => ({
      slug,
      title: members[0]?.taxonomy_title ?? slug,
      titleFr: members[0]?.taxonomy_title_fr ?? slug,
      terms: members.map((row) => ({
        slug: row.slug,
        title: row.title,
        titleFr: row.title_fr,
        family: row.family,
        count: row.count,
      })),
    })),
    writers: await countWriters(db, found, choice),
  };
}
