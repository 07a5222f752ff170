import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import { bareCode } from "#/server/platform/db/bare-code.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { SET_OFF } from "#/server/search/words/code-spellings.ts";
import type { KnownCodes } from "#/server/search/words/codes.ts";

const textArray = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;

/** An IPI name number padded for comparison, however many leading zeros were stored. */
const ipiOf = sql`lpad(${bareCode(writers.ipi)}, 11, '0')`;

/** Further code of a reference whose last number is a single digit set off, to tell «QSE-14-3» from «QSE-143». */
const setOff = (reference: SQLWrapper) => sql`case when ${reference} ~ '[0-9][^A-Za-z0-9]+[0-9]$'
  then ${bareCode(sql`left(${reference}, -1)`)} || ${SET_OFF}::text || right(${reference}, 1) end`;

/**
 * The codes of things, as an array each: references; for a track also those of its album, recordings, work and writers.
 */
export const codesOf = {
  track: sql`array_remove(array[${bareCode(tracks.reference)}, ${setOff(tracks.reference)}, lower(${tracks.isrc}), lower(${tracks.iswc}),
    (select ${bareCode(albums.reference)} from ${albums} where ${albums.id} = ${tracks.albumId})]
    || array(select lower(own) from unnest(${tracks.otherIsrcs}) as own)
    || array(select lower(own) from ${trackVersions}
      cross join lateral unnest(array_prepend(${trackVersions.isrc}, ${trackVersions.otherIsrcs})) as own
      where ${trackVersions.trackId} = ${tracks.id} and ${trackVersions.isEnable})
    || array(select ${ipiOf} from ${writers} where ${writers.id} = any(${tracks.writerIds}) and ${writers.isEnable}), null)`,
  album: sql`array_remove(array[${bareCode(albums.reference)}], null)`,
  writer: sql`array_remove(array[${ipiOf}], null)`,
  none: sql`'{}'::text[]`,
};

/** Condition that a thing has one of these codes. */
export const hasCode = (own: SQL, codes: readonly string[]): SQL => sql`${own} && ${textArray(codes)}`;

/** `KnownCodes` from the database: correct, but slow in large catalogues. */
export const knownCodesBySql =
  (db: Database): KnownCodes =>
  async (codes) => {
    const { rows } = await db.execute<{ code: string }>(sql`
      select code from ${tracks} join ${albums} on ${albums.id} = ${tracks.albumId}
        cross join lateral unnest(${codesOf.track}) as code
        where ${isPublic} and code = any(${textArray(codes)})
      union select code from ${albums} cross join lateral unnest(${codesOf.album}) as code
        where ${albums.isEnable} and code = any(${textArray(codes)})
      union select code from ${writers} cross join lateral unnest(${codesOf.writer}) as code
        where ${writers.isEnable} and code = any(${textArray(codes)})`);
    return new Set(rows.map(({ code }) => code));
  };
