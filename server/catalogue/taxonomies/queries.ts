import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isTrue } from "#/contract/hydra.ts";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { taxonomies, terms } from "#/server/platform/db/schema/terms.ts";
import { continents, countries } from "#/server/platform/db/schema/territories.ts";
import { tracks, trackTerms } from "#/server/platform/db/schema/tracks.ts";
import type { CountryRow, TermRow } from "./present.ts";

const families = alias(terms, "families");

/** Number of public tracks by term, counted once for all terms. */
const perTerm = (db: Database) =>
  db
    .select({ termId: trackTerms.termId, count: sql<number>`count(*)::int`.as("count") })
    .from(trackTerms)
    .innerJoin(tracks, eq(tracks.id, trackTerms.trackId))
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(isPublic)
    .groupBy(trackTerms.termId)
    .as("per_term");

/** Selects the matching terms, with their taxonomy, mood family and number of tracks. */
export function selectTerms(db: Database, where?: SQL, order: SQL[] = [asc(terms.sortOrder), asc(terms.id)]) {
  const counted = perTerm(db);
  return db
    .select({
      id: terms.id,
      slug: terms.slug,
      title: terms.title,
      titleFr: terms.titleFr,
      isFront: terms.isFront,
      sortOrder: terms.sortOrder,
      taxonomyId: taxonomies.id,
      taxonomySlug: taxonomies.slug,
      family: families.slug,
      trackCount: sql<number>`coalesce(${counted.count}, 0)`,
    })
    .from(terms)
    .innerJoin(taxonomies, eq(taxonomies.id, terms.taxonomyId))
    .leftJoin(families, eq(families.id, terms.familyId))
    .leftJoin(counted, eq(counted.termId, terms.id))
    .where(where)
    .orderBy(...order)
    .$dynamic();
}

export async function countTerms(db: Database, where?: SQL): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(terms)
    .innerJoin(taxonomies, eq(taxonomies.id, terms.taxonomyId))
    .where(where);
  return row?.total ?? 0;
}

/** Selects the matching taxonomies in order, each with its terms. */
export async function selectTaxonomies(db: Database, where?: SQL) {
  const rows = await db
    .select()
    .from(taxonomies)
    .where(where)
    .orderBy(asc(taxonomies.sortOrder), asc(taxonomies.id));
  const all: TermRow[] = await selectTerms(db);
  const byTaxonomy = Map.groupBy(all, (term) => term.taxonomyId);
  return rows.map((row) => ({ row, terms: byTaxonomy.get(row.id) ?? [] }));
}

/** Selects the matching countries by French title, with their number of public tracks. */
export function selectCountries(db: Database, where?: SQL): Promise<CountryRow[]> {
  const counted = db
    .select({ countryId: tracks.countryId, count: sql<number>`count(*)::int`.as("count") })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(isPublic)
    .groupBy(tracks.countryId)
    .as("per_country");
  return db
    .select({
      id: countries.id,
      code: countries.code,
      titleFr: countries.titleFr,
      titleEn: countries.titleEn,
      continentId: countries.continentId,
      trackCount: sql<number>`coalesce(${counted.count}, 0)`,
    })
    .from(countries)
    .leftJoin(counted, eq(counted.countryId, countries.id))
    .where(where)
    .orderBy(sql`public.fold(${countries.titleFr})`, asc(countries.id));
}

/** Selects the matching continents in order, each with its countries. */
export async function selectContinents(db: Database, where?: SQL) {
  const rows = await db
    .select()
    .from(continents)
    .where(where)
    .orderBy(asc(continents.sortOrder), asc(continents.id));
  const byContinent = Map.groupBy(await selectCountries(db), (country) => country.continentId);
  return rows.map((row) => ({ row, countries: byContinent.get(row.id) ?? [] }));
}

/** Reads `isEnable` and `isFeatured` of a query; missing ones filter nothing. */
export function byFlags(
  table: typeof taxonomies | typeof continents,
  { isEnable, isFeatured }: { isEnable?: string | undefined; isFeatured?: string | undefined },
): SQL | undefined {
  return and(
    isEnable === undefined ? undefined : eq(table.isEnable, isTrue(isEnable)),
    isFeatured === undefined ? undefined : eq(table.isFeatured, isTrue(isFeatured)),
  );
}
