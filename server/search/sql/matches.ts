import { and, type SQL, sql } from "drizzle-orm";
import type { SearchKind } from "#/contract/search.ts";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { placements } from "#/server/platform/db/schema/placements.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import type { ParsedSearch } from "#/server/search/words/parse-search.ts";
import type { Readings } from "#/server/search/words/readings.ts";
import { codesOf } from "./codes-in-sql.ts";
import { matchSearch, type Names } from "./match.ts";

/** Names and codes of each kind of thing. */
export const NAMES: Record<SearchKind, Names> = {
  track: {
    titles: [tracks.name],
    albumNames: [tracks.albumTextFr, tracks.albumTextEn],
    codes: codesOf.track,
  },
  album: { titles: [albums.name, albums.nameFr], codes: codesOf.album },
  writer: { titles: [writers.name], codes: codesOf.writer },
  placement: { titles: [placements.title, placements.titleEn], codes: codesOf.none },
};

/** Returns the condition and score of a search for each kind of thing. */
export function matchesOf(search: ParsedSearch, readings: Readings) {
  return {
    track: matchSearch(search, readings, tracks, { ...NAMES.track, popularity: tracks.popularity }),
    album: matchSearch(search, readings, albums, NAMES.album),
    writer: matchSearch(search, readings, writers, NAMES.writer),
    placement: matchSearch(search, readings, placements, NAMES.placement),
  };
}

export type Matches = ReturnType<typeof matchesOf>;

/** Counts the results of each kind in one query, with the given filters for tracks and albums. */
export async function countMatches(
  db: Database,
  matches: Matches,
  filters: { track: SQL; album: SQL },
): Promise<Record<SearchKind, number>> {
  const { rows } = await db.execute<Record<SearchKind, number>>(sql`select
    (select count(*)::int from ${tracks} join ${albums} on ${albums.id} = ${tracks.albumId}
      where ${and(isPublic, filters.track)}) as track,
    (select count(*)::int from ${albums} where ${and(sql`${albums.isEnable}`, filters.album)}) as album,
    (select count(*)::int from ${writers} where ${and(sql`${writers.isEnable}`, matches.writer.where)}) as writer,
    (select count(*)::int from ${placements}
      where ${and(sql`${placements.isEnable}`, matches.placement.where)}) as placement`);
  return rows[0] ?? { track: 0, album: 0, writer: 0, placement: 0 };
}
