import type { Content } from "#/server/catalogue/content/read-content.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { markers } from "#/server/platform/db/schema/map.ts";
import { taxonomies, terms } from "#/server/platform/db/schema/terms.ts";
import { continents, countries, regions } from "#/server/platform/db/schema/territories.ts";
import { idsBy } from "./ids-by.ts";

/** Ids to which albums refer: terms by slug, countries by code. */
export interface ReferenceData {
  termIds: ReadonlyMap<string, number>;
  countryIds: ReadonlyMap<string, number>;
}

/** Adds terms and territories. Must run before rows that refer to them are added. */
export async function seedReferenceData(db: Database, content: Content): Promise<ReferenceData> {
  const { termIds } = await seedTerms(db, content.taxonomies);
  return { termIds, countryIds: await seedTerritories(db, content) };
}

async function seedTerms(db: Database, content: Content["taxonomies"]) {
  const taxonomyIds = idsBy(
    "slug",
    await db.insert(taxonomies).values(content).returning({ id: taxonomies.id, slug: taxonomies.slug }),
  );
  const all = content.flatMap(({ slug, terms: members }) =>
    members.map((term) => ({ ...term, taxonomyId: taxonomyIds.of(slug) })),
  );
  const named = { id: terms.id, slug: terms.slug };
  const families = all.filter(({ family }) => !family);
  const finer = all.filter(({ family }) => family);
  const first = await db.insert(terms).values(families).returning(named);
  const familyIds = idsBy("slug", first);
  const second = await db
    .insert(terms)
    .values(finer.map((term) => ({ ...term, familyId: familyIds.of(term.family ?? "") })))
    .returning(named);
  return { termIds: idsBy("slug", [...first, ...second]).map };
}

async function seedTerritories(db: Database, content: Content) {
  const continentIds = idsBy(
    "slug",
    await db
      .insert(continents)
      .values(content.continents)
      .returning({ id: continents.id, slug: continents.slug }),
  );
  const regionIds = idsBy(
    "slug",
    await db
      .insert(regions)
      .values(
        content.regions.map((region, index) => ({
          ...region,
          continentId: continentIds.of(region.continent),
          sortOrder: index + 1,
        })),
      )
      .returning({ id: regions.id, slug: regions.slug }),
  );
  const regionOfCountry = new Map(
    content.regions.flatMap(({ slug, countries: codes }) =>
      codes.map((code) => [code, regionIds.of(slug)] as const),
    ),
  );
  const countryIds = idsBy(
    "code",
    await db
      .insert(countries)
      .values(
        content.continents.flatMap(({ slug, country }) =>
          country.map((one) => ({
            ...one,
            continentId: continentIds.of(slug),
            regionId: regionOfCountry.get(one.code) ?? null,
          })),
        ),
      )
      .returning({ id: countries.id, code: countries.code }),
  );
  if (content.markers.length > 0)
    await db.insert(markers).values(
      content.markers.map((marker, index) => ({
        ...marker,
        countryId: countryIds.of(marker.country),
        regionId: regionIds.of(marker.region),
        sortOrder: index + 1,
      })),
    );
  return countryIds.map;
}
