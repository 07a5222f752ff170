import { and, asc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { selectAlbums } from "#/server/albums/queries.ts";
import type { Database } from "#/server/db/database.ts";
import { overlaps } from "#/server/db/overlaps.ts";
import { albums } from "#/server/db/schema/albums.ts";
import { tracks, trackWriters } from "#/server/db/schema/tracks.ts";
import { writers } from "#/server/db/schema/writers.ts";
import type { Paging } from "#/server/hydra/paging.ts";
import { isPublic } from "#/server/tracks/filters.ts";
import { selectTracks } from "#/server/tracks/queries.ts";
import type { WriterRow } from "./present.ts";

/** Tracks shown on a writer's own page (contract §4.6). */
const SHOWN_TRACKS = 30;

const written = (what: SQLWrapper) => sql`(select count(distinct ${what})::int
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
  seo: writers.seo,
  // Wrapped, or a select over one table drops the table's name from the columns inside.
  trackCount: sql<number>`${written(tracks.id)}`,
  albumCount: sql<number>`${written(tracks.albumId)}`,
};

interface Part {
  where: SQL | undefined;
  order: SQL[];
  paging: Pick<Paging, "size" | "offset">;
}

/** Enabled writers that fit, in this order. */
export function selectWriters(db: Database, { where, order, paging }: Part) {
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

/** All albums and the first tracks of a writer. */
export async function selectWorks(db: Database, writer: Pick<WriterRow, "id">) {
  const [ownAlbums, ownTracks] = await Promise.all([
    selectAlbums(db, {
      where: overlaps(albums.writerIds, [writer.id]),
      order: [asc(albums.sortOrder), asc(albums.id)],
    }),
    selectTracks(db, {
      where: and(isPublic, overlaps(tracks.writerIds, [writer.id])) as SQL,
      order: [asc(albums.sortOrder), asc(tracks.sortOrder), asc(tracks.id)],
      paging: { size: SHOWN_TRACKS, offset: 0 },
    }),
  ]);
  return { albums: ownAlbums, tracks: ownTracks };
}

/** The one enabled writer that fits. */
export async function findWriter(db: Database, where: SQL) {
  const [row] = await selectWriters(db, { where, order: [asc(writers.id)], paging: { size: 1, offset: 0 } });
  return row ?? null;
}

/** A writer by what an address may hold: a slug of either language, or the id. */
export function byName(name: string): SQL {
  if (/^\d{1,9}$/.test(name)) return eq(writers.id, Number(name));
  return sql`(${writers.slug} = ${name} or ${writers.slugEn} = ${name})`;
}
