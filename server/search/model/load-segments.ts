import { setImmediate as nextTurn } from "node:timers/promises";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import { trackOrderColumns } from "#/server/catalogue/tracks/track-order-columns.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { intArray } from "#/server/platform/db/int-array.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { placements } from "#/server/platform/db/schema/placements.ts";
import { countries } from "#/server/platform/db/schema/territories.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import type { Names, Searchable } from "#/server/search/sql/match.ts";
import { NAMES } from "#/server/search/sql/matches.ts";
import { titleFormSql } from "#/server/search/words/title-form.ts";
import {
  type Segment,
  SegmentBuilder,
  type ThingRow,
  type TrackRow,
  type TrackSegment,
  TrackSegmentBuilder,
} from "./segment.ts";

/** Rows per query: one turn of the event loop each, so that the server keeps answering. */
const CHUNK = 1_000;

const wordColumns = (table: Searchable) => sql`
  ${table.wordsFr}::text as fr, ${table.wordsEn}::text as en, ${table.wordsSx}::text as sx,
  ${table.titleWordsFr}::text as "titleFr", ${table.titleWordsEn}::text as "titleEn"`;

const forms = (columns: SQLWrapper[]) => sql`array[${sql.join(columns.map(titleFormSql), sql`, `)}]::text[]`;
const names = ({ titles, codes, albumNames = [] }: Names) =>
  sql`${forms(titles)} as titles, ${codes} as codes, ${forms(albumNames)} as "albumNames"`;

const versionsOf = sql`coalesce((
  select json_agg(json_build_object('kind', ${trackVersions.kind}, 'seconds', ${trackVersions.durationSeconds})
    order by ${trackVersions.sortOrder}, ${trackVersions.id}) from ${trackVersions}
  where ${trackVersions.trackId} = ${tracks.id} and ${trackVersions.isEnable}), '[]'::json)`;

type ReadTrack = TrackRow & Record<string, unknown>;

function readTracks(db: Database, ids: readonly number[]): Promise<{ rows: ReadTrack[] }> {
  return db.execute<ReadTrack>(sql`
    select ${tracks.id} as id, ${tracks.popularity} as popularity, ${tracks.sortOrder} as "sortOrder",
      ${tracks.termIds} as "termIds", ${tracks.writerIds} as "writerIds",
      ${tracks.bpm} as bpm, ${tracks.durationSeconds} as seconds, ${tracks.tonality} as tonality,
      (select ${countries.code} from ${countries} where ${countries.id} = ${tracks.countryId}) as territory,
      (extract(epoch from ${tracks.createdAt}) * 1000)::float8 as "createdAt", ${versionsOf} as versions,
      ${trackOrderColumns.name} as name, ${names(NAMES.track)}, ${wordColumns(tracks)}
    from ${tracks} join ${albums} on ${albums.id} = ${tracks.albumId}
    where ${tracks.id} = any(${intArray(ids)}) and ${isPublic}`);
}

/**
 * Returns public tracks by popularity, all or those with these ids. Reads them as one text, because a million rows take
 * more memory than a million numbers.
 */
async function tracksByPopularity(db: Database, only: readonly number[] | null) {
  const where = only ? sql`${isPublic} and ${tracks.id} = any(${intArray(only)})` : isPublic;
  const { rows } = await db.execute<{ listed: string | null }>(sql`
    select string_agg(${tracks.id} || ':' || ${tracks.popularity}, ','
      order by ${tracks.popularity} desc, ${tracks.sortOrder}, ${tracks.id}) as listed
    from ${tracks} join ${albums} on ${albums.id} = ${tracks.albumId} where ${where}`);
  const listed = rows[0]?.listed;
  return (listed ? listed.split(",") : []).map((entry) => {
    const at = entry.indexOf(":");
    return { id: Number(entry.slice(0, at)), popularity: Number(entry.slice(at + 1)) };
  });
}

/**
 * Indexes the public tracks, all or those of `only`. A track that changes meanwhile is in the change feed and read
 * again; its popularity stays the one that determined its ordinal.
 */
export async function loadTracks(
  db: Database,
  only: readonly number[] | null,
  onProgress?: (done: number, of: number) => void,
): Promise<TrackSegment> {
  const order = await tracksByPopularity(db, only);
  const builder = new TrackSegmentBuilder();
  for (let from = 0; from < order.length; from += CHUNK) {
    const chunk = order.slice(from, from + CHUNK);
    const { rows } = await readTracks(
      db,
      chunk.map(({ id }) => id),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { id, popularity } of chunk) {
      const row = byId.get(id);
      if (row) builder.add({ ...row, popularity });
    }
    onProgress?.(from + chunk.length, order.length);
    await nextTurn();
  }
  return builder.build();
}

async function loadThings(db: Database, from: SQLWrapper, columns: SQL, where: SQLWrapper, order: SQL) {
  const builder = new SegmentBuilder();
  for (let offset = 0; ; offset += CHUNK) {
    const { rows } = await db.execute<ThingRow & Record<string, unknown>>(
      sql`select ${columns} from ${from} where ${where} order by ${order} limit ${CHUNK}::int offset ${offset}::int`,
    );
    for (const row of rows) builder.add(row);
    if (rows.length < CHUNK) return builder.build();
    await nextTurn();
  }
}

const noLists = sql`'{}'::int[] as "termIds", '{}'::int[] as "writerIds"`;
const head = (table: Record<"id" | "sortOrder", SQLWrapper>) =>
  sql`${table.id} as id, 0 as popularity, ${table.sortOrder} as "sortOrder"`;
const bySortOrder = (table: Record<"id" | "sortOrder", SQLWrapper>) => sql`${table.sortOrder}, ${table.id}`;

/** Indexes the enabled albums, writers and placements. */
export async function loadOthers(db: Database): Promise<Record<"album" | "writer" | "placement", Segment>> {
  return {
    album: await loadThings(
      db,
      albums,
      sql`${head(albums)}, ${albums.termIds} as "termIds", ${albums.writerIds} as "writerIds",
        ${names(NAMES.album)}, ${wordColumns(albums)}`,
      albums.isEnable,
      bySortOrder(albums),
    ),
    writer: await loadThings(
      db,
      writers,
      sql`${head(writers)}, ${noLists}, ${names(NAMES.writer)}, ${wordColumns(writers)}`,
      writers.isEnable,
      bySortOrder(writers),
    ),
    placement: await loadThings(
      db,
      placements,
      sql`${head(placements)}, ${noLists}, ${names(NAMES.placement)}, ${wordColumns(placements)}`,
      placements.isEnable,
      bySortOrder(placements),
    ),
  };
}
