import { asc, eq, sql } from "drizzle-orm";
import type { MapTerritory } from "#/contract/map.ts";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { taxonomies, terms } from "#/server/platform/db/schema/terms.ts";
import { countries } from "#/server/platform/db/schema/territories.ts";
import { tracks, trackTerms, trackWriters } from "#/server/platform/db/schema/tracks.ts";

/** Taxonomy of the mood families. */
const FAMILIES = "moods";

/**
 * Mood family of each public track: its first term of the families, otherwise the family of its first nuance, as on the
 * site.
 */
const moodOfTrack = (db: Database) =>
  db
    .selectDistinctOn([tracks.id], {
      trackId: tracks.id,
      countryId: tracks.countryId,
      moodId: sql<number>`coalesce(${terms.familyId}, ${terms.id})`.as("mood_id"),
    })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .innerJoin(trackTerms, eq(trackTerms.trackId, tracks.id))
    .innerJoin(terms, eq(terms.id, trackTerms.termId))
    .innerJoin(taxonomies, eq(taxonomies.id, terms.taxonomyId))
    .where(
      sql`${isPublic} and ${tracks.countryId} is not null
        and (${taxonomies.slug} = ${FAMILIES} or ${terms.familyId} is not null)`,
    )
    .orderBy(tracks.id, sql`${taxonomies.slug} = ${FAMILIES} desc`, asc(trackTerms.position))
    .as("mood_of_track");

async function selectMoods(db: Database) {
  const moods = moodOfTrack(db);
  const rows = await db
    .select({
      countryId: moods.countryId,
      slug: terms.slug,
      title: terms.title,
      titleFr: terms.titleFr,
      sortOrder: terms.sortOrder,
      count: sql<number>`count(*)::int`.as("count"),
    })
    .from(moods)
    .innerJoin(terms, eq(terms.id, moods.moodId))
    .groupBy(moods.countryId, terms.id)
    .orderBy(sql`count desc`, asc(terms.sortOrder));
  return Map.groupBy(rows, ({ countryId }) => countryId);
}

/** Returns the countries of each region (by its id), by code, with the music there. */
export async function selectTerritories(db: Database): Promise<Map<number, MapTerritory[]>> {
  const counted = db
    .select({
      countryId: tracks.countryId,
      tracks: sql<number>`count(distinct ${tracks.id})::int`.as("tracks"),
      albums: sql<number>`count(distinct ${tracks.albumId})::int`.as("albums"),
      writers: sql<number>`count(distinct ${trackWriters.writerId})::int`.as("writers"),
    })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .leftJoin(trackWriters, eq(trackWriters.trackId, tracks.id))
    .where(isPublic)
    .groupBy(tracks.countryId)
    .as("counted");
  const [rows, moods] = await Promise.all([
    db
      .select({
        id: countries.id,
        regionId: countries.regionId,
        code: countries.code,
        titleFr: countries.titleFr,
        titleEn: countries.titleEn,
        trackCount: sql<number>`coalesce(${counted.tracks}, 0)`,
        albumCount: sql<number>`coalesce(${counted.albums}, 0)`,
        writerCount: sql<number>`coalesce(${counted.writers}, 0)`,
      })
      .from(countries)
      .leftJoin(counted, eq(counted.countryId, countries.id))
      .orderBy(asc(countries.code)),
    selectMoods(db),
  ]);
  const found = new Map<number, MapTerritory[]>();
  for (const { id, regionId, ...country } of rows) {
    if (regionId === null) continue;
    const own = (moods.get(id) ?? []).map(({ countryId: _, ...mood }) => mood);
    found.set(regionId, [...(found.get(regionId) ?? []), { ...country, moods: own }]);
  }
  return found;
}
