import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Marker, Region } from "#/contract/map.ts";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { markers } from "#/server/platform/db/schema/map.ts";
import { continents, countries, regions } from "#/server/platform/db/schema/territories.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { selectTerritories } from "./territories.ts";

const tracksWhere = (where: SQL) => sql<number>`(select count(*)::int from ${tracks}
  join ${albums} on ${albums.id} = ${tracks.albumId} where ${isPublic} and ${where})`;

/** Selects the matching places of the map; a place counts the tracks of albums made in its city. */
export async function selectMarkers(db: Database, where?: SQL): Promise<Marker[]> {
  const rows = await db
    .select({
      id: markers.id,
      slug: markers.slug,
      title: markers.title,
      titleEn: markers.titleEn,
      latitude: markers.latitude,
      longitude: markers.longitude,
      country: countries.code,
      region: regions.slug,
      url: markers.url,
      trackCount: tracksWhere(
        sql`${tracks.countryId} = ${markers.countryId} and ${albums.city} = ${markers.title}`,
      ),
    })
    .from(markers)
    .innerJoin(countries, eq(countries.id, markers.countryId))
    .innerJoin(regions, eq(regions.id, markers.regionId))
    .where(where)
    .orderBy(asc(markers.sortOrder), asc(markers.id));
  return rows.map((row) => ({ "@id": `/api/front_list_marker/${row.id}`, "@type": "Marker", ...row }));
}

/** Selects the matching regions, with their countries and the music there. */
export async function selectRegions(db: Database, where?: SQL): Promise<Region[]> {
  const rows = await db
    .select({
      id: regions.id,
      slug: regions.slug,
      titleFr: regions.titleFr,
      titleEn: regions.titleEn,
      continent: continents.slug,
      color: regions.color,
      countries: sql<string[]>`coalesce((select json_agg(${countries.code} order by ${countries.code})
        from ${countries} where ${countries.regionId} = ${regions.id}), '[]'::json)`,
      trackCount: tracksWhere(sql`${tracks.countryId} in
        (select ${countries.id} from ${countries} where ${countries.regionId} = ${regions.id})`),
    })
    .from(regions)
    .innerJoin(continents, eq(continents.id, regions.continentId))
    .where(where)
    .orderBy(asc(regions.sortOrder), asc(regions.id));
  const territories = await selectTerritories(db);
  return rows.map((row) => ({
    "@id": `/api/front_map_list_region/${row.id}`,
    "@type": "Region",
    ...row,
    territories: territories.get(row.id) ?? [],
  }));
}
