import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { boundsOn } from "#/server/platform/db/range.ts";
import { countries } from "#/server/platform/db/schema/territories.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import type { TrackFilters } from "#/server/search/filters/track-filters.ts";

/** The kind of every track's own recording. */
export const WHOLE = "full";

const among = (column: typeof tracks.tonality, values: readonly string[] | null) =>
  values ? [inArray(column, [...values])] : [];

function inTerritories(db: Database, codes: readonly string[]): SQL {
  const ids = db
    .select({ id: countries.id })
    .from(countries)
    .where(inArray(countries.code, [...codes]));
  return inArray(tracks.countryId, ids);
}

function withVersion(db: Database, kinds: readonly string[]): SQL {
  const versions = db
    .select({ found: sql`1` })
    .from(trackVersions)
    .where(
      and(
        eq(trackVersions.trackId, tracks.id),
        trackVersions.isEnable,
        inArray(trackVersions.kind, [...kinds]),
      ),
    );
  return exists(versions);
}

/**
 * Conditions over tracks joined with their albums, except those for terms and writers. They are separate by facet,
 * because each facet leaves out its own.
 */
export function trackBase(db: Database, filters: TrackFilters) {
  const { tempo, seconds, tonalities, territories, versions } = filters;
  return {
    rest: [isPublic],
    tempo: boundsOn(tracks.bpm, tempo),
    seconds: boundsOn(tracks.durationSeconds, seconds),
    tonality: among(tracks.tonality, tonalities),
    territory: territories ? [inTerritories(db, territories)] : [],
    version: versions && !versions.includes(WHOLE) ? [withVersion(db, versions)] : [],
  };
}
