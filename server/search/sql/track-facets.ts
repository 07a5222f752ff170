import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { SECONDS_BIN, SECONDS_LAST_BIN, TEMPO_BIN } from "#/contract/search.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { countries } from "#/server/platform/db/schema/territories.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";

const count = sql<number>`count(distinct ${tracks.id})::int`;
const bin = sql<number>`(${tracks.bpm} / ${sql.raw(String(TEMPO_BIN))} * ${sql.raw(String(TEMPO_BIN))})`;

const secondsBin = sql<number>`least(${tracks.durationSeconds} / ${sql.raw(String(SECONDS_BIN))} * ${sql.raw(String(SECONDS_BIN))},
  ${sql.raw(String(SECONDS_LAST_BIN))})`;

/** Conditions over tracks joined with their albums, each without the filter of its own facet. */
export interface FacetConditions {
  tempo: SQL;
  seconds: SQL;
  tonality: SQL;
  territory: SQL;
  version: SQL;
}

/** Counts tracks by country, tonality, kind of version, tempo and length; values without tracks are left out. */
export async function selectTrackFacets(db: Database, without: FacetConditions) {
  return {
    territories: await db
      .select({ code: countries.code, count })
      .from(tracks)
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .innerJoin(countries, eq(countries.id, tracks.countryId))
      .where(without.territory)
      .groupBy(countries.code)
      .orderBy(sql`${countries.code} collate "C"`),
    tonalities: await db
      .select({ tonality: sql<string>`${tracks.tonality}`, count })
      .from(tracks)
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .where(and(isNotNull(tracks.tonality), without.tonality))
      .groupBy(tracks.tonality)
      .orderBy(sql`${tracks.tonality} collate "C"`),
    versions: await db
      .select({ kind: trackVersions.kind, count })
      .from(tracks)
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .innerJoin(trackVersions, and(eq(trackVersions.trackId, tracks.id), trackVersions.isEnable))
      .where(without.version)
      .groupBy(trackVersions.kind)
      .orderBy(sql`${trackVersions.kind} collate "C"`),
    tempo: await db
      .select({ from: bin, count })
      .from(tracks)
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .where(and(isNotNull(tracks.bpm), without.tempo))
      .groupBy(bin)
      .orderBy(asc(bin)),
    seconds: await db
      .select({ from: secondsBin, count })
      .from(tracks)
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .where(without.seconds)
      .groupBy(secondsBin)
      .orderBy(asc(secondsBin)),
  };
}
