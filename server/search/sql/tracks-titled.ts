import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import { bareCode } from "#/server/platform/db/bare-code.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import type { TitledTrack, TracksTitled } from "../brief/likening.ts";

/**
 * `TracksTitled` from the database, through the indexes of titles and references. If several tracks share a title, it
 * returns the first in order.
 */
export const tracksTitledBySql = (db: Database): TracksTitled => {
  const named = async (name: SQL<string>, wanted: readonly string[]) => {
    if (wanted.length === 0) return new Map<string, TitledTrack>();
    const rows = await db
      .selectDistinctOn([name], { by: name, name: tracks.name, termIds: tracks.termIds })
      .from(tracks)
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .where(and(isPublic, sql`${name} = any(${sql.param([...wanted])}::text[])`))
      .orderBy(name, asc(tracks.sortOrder), asc(tracks.id));
    return new Map(rows.map(({ by, ...track }): [string, TitledTrack] => [by, track]));
  };
  return async ({ titles, references }) => ({
    titles: await named(sql<string>`public.fold(${tracks.name})`, titles),
    references: await named(bareCode(tracks.reference), references),
  });
};
