import { and, asc, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { TermTag } from "#/contract/taxonomy.ts";
import { selectAlbums } from "#/server/catalogue/albums/queries.ts";
import { updatedAt } from "#/server/catalogue/changes/updated-at.ts";
import { selectPlacementsOf } from "#/server/catalogue/placements/queries.ts";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import { selectTracks } from "#/server/catalogue/tracks/queries.ts";
import { termsOf } from "#/server/catalogue/tracks/track-columns.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { overlaps } from "#/server/platform/db/overlaps.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackWriters } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import type { Paging } from "#/server/platform/hydra/paging.ts";
import type { WriterRow } from "./present.ts";

/** Number of tracks on a writer's page (contract §4.6). */
const SHOWN_TRACKS = 30;

/** Number of placements on a writer's page. */
const SHOWN_PLACEMENTS = 12;

/** Sort key of writers: the family name if there is one. */
export const alphabetic = sql`coalesce(${writers.lastname}, ${writers.name})`;

const countWorks = (what: SQLWrapper) => sql`(select count(distinct ${what})::int
  from ${trackWriters} join ${tracks} on ${tracks.id} = ${trackWriters.trackId}
  join ${albums} on ${albums.id} = ${tracks.albumId}
  where ${trackWriters.writerId} = ${writers.id} and ${isPublic})`;

const writerColumns = {
  id: writers.id,
  slug: writers.slug,
  slugEn: writers.slugEn,
  name: writers.name,
  firstname: writers.firstname,
  lastname: writers.lastname,
  biography: writers.biography,
  biographyEn: writers.biographyEn,
  image: writers.image,
  websites: writers.websites,
  sortOrder: writers.sortOrder,
  updatedAt: updatedAt("writer", writers.id, writers.createdAt),
  seo: writers.seo,
  // Wrapped in `sql`: in a select from one table Drizzle omits the table's name from bare columns.
  trackCount: sql<number>`${countWorks(tracks.id)}`,
  albumCount: sql<number>`${countWorks(tracks.albumId)}`,
};

interface PageQuery {
  where: SQL | undefined;
  order: SQL[];
  paging: Pick<Paging, "size" | "offset">;
}

/** Selects the enabled writers that match, in this order. */
export function selectWriters(db: Database, { where, order, paging }: PageQuery) {
  return db
    .select(writerColumns)
    .from(writers)
    .where(and(writers.isEnable, where))
    .orderBy(...order)
    .limit(paging.size)
    .offset(paging.offset);
}

export async function countWriters(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(writers)
    .where(and(writers.isEnable, where));
  return row?.total ?? 0;
}

/** Counts the matching enabled writers by letter; 0 is for names that do not begin with a letter. */
export function countByLetter(db: Database, where: SQL | undefined) {
  const first = sql`upper(left(public.fold(${alphabetic}), 1))`;
  return db
    .select({
      letter: sql<string>`case when ${first} ~ '^[A-Z]' then ${first} else '0' end`,
      count: sql<number>`count(*)::int`,
    })
    .from(writers)
    .where(and(writers.isEnable, where))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** Returns the lead of each writer of a page: the first track of the first album. Writers without tracks have none. */
export async function selectLeads(db: Database, writerIds: number[]) {
  if (writerIds.length === 0) return new Map<number, { id: number; terms: TermTag[] }>();
  const rows = await db
    .selectDistinctOn([trackWriters.writerId], {
      writerId: trackWriters.writerId,
      id: tracks.id,
      terms: termsOf(tracks.termIds),
    })
    .from(trackWriters)
    .innerJoin(tracks, eq(tracks.id, trackWriters.trackId))
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(and(isPublic, inArray(trackWriters.writerId, writerIds)))
    .orderBy(asc(trackWriters.writerId), asc(albums.sortOrder), asc(tracks.sortOrder), asc(tracks.id));
  return new Map(rows.map(({ writerId, ...lead }) => [writerId, lead]));
}

/** Returns all albums, the first tracks and the first placements of a writer. */
export async function selectWorks(db: Database, writer: Pick<WriterRow, "id">) {
  const [ownAlbums, ownTracks, ownPlacements] = await Promise.all([
    selectAlbums(db, {
      where: overlaps(albums.writerIds, [writer.id]),
      order: [asc(albums.sortOrder), asc(albums.id)],
    }),
    selectTracks(db, {
      where: and(isPublic, overlaps(tracks.writerIds, [writer.id])) as SQL,
      order: [asc(albums.sortOrder), asc(tracks.sortOrder), asc(tracks.id)],
      paging: { size: SHOWN_TRACKS, offset: 0 },
    }),
    selectPlacementsOf(db, writer.id, SHOWN_PLACEMENTS),
  ]);
  return { albums: ownAlbums, tracks: ownTracks, placements: ownPlacements };
}

/** Returns the first matching enabled writer; null for none. */
export async function findWriter(db: Database, where: SQL) {
  const [row] = await selectWriters(db, { where, order: [asc(writers.id)], paging: { size: 1, offset: 0 } });
  return row ?? null;
}
