import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import type { Paging } from "#/server/platform/hydra/paging.ts";
import { isPublic } from "./filters.ts";
import type { TrackRow, VersionRow } from "./present.ts";
import { albumDetailsColumns, termsOf, trackColumns, versionSound, writersOf } from "./track-columns.ts";

interface PageQuery {
  where: SQL;
  order: SQL[];
  paging?: Pick<Paging, "size" | "offset">;
  /** Score of each row, 0–1, if requested. */
  score?: SQL;
}

/** Selects the matching tracks in this order, hidden ones too unless `where` contains `isPublic`. */
export function selectTracks(db: Database, { where, order, paging, score }: PageQuery): Promise<TrackRow[]> {
  const query = db
    .select({ ...trackColumns, score: sql<number | null>`${score ?? null}::float8` })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(where)
    .orderBy(...order)
    .$dynamic();
  return paging ? query.limit(paging.size).offset(paging.offset) : query;
}

/** Selects the ids of the matching tracks in this order, as `selectTracks` does. */
export async function selectTrackIds(
  db: Database,
  { where, order, paging, score }: PageQuery & { paging: Pick<Paging, "size" | "offset"> },
): Promise<{ id: number; score: number | null }[]> {
  return db
    .select({ id: tracks.id, score: sql<number | null>`${score ?? null}::float8` })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(where)
    .orderBy(...order)
    .limit(paging.size)
    .offset(paging.offset);
}

/** Counts the matching tracks, as `selectTracks` finds them. */
export async function countTracks(db: Database, where: SQL): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(where);
  return row?.total ?? 0;
}

/** Returns the first matching public track; null for none. */
export async function findTrack(db: Database, where: SQL): Promise<TrackRow | null> {
  const only = { size: 1, offset: 0 };
  const [row] = await selectTracks(db, {
    where: and(isPublic, where) as SQL,
    order: [asc(tracks.id)],
    paging: only,
  });
  return row ?? null;
}

/** Selects the tracks of an album in their order on it. */
export function selectAlbumTracks(db: Database, albumId: number): Promise<TrackRow[]> {
  return selectTracks(db, {
    where: and(isPublic, eq(albums.id, albumId)) as SQL,
    order: [asc(tracks.sortOrder), asc(tracks.id)],
  });
}

const versionColumns = {
  ...versionSound,
  nameLang: tracks.nameLang,
  isEnable: trackVersions.isEnable,
  sortOrder: trackVersions.sortOrder,
  trackId: tracks.id,
  trackSlug: tracks.slug,
  trackPublisher: tracks.publisher,
  trackImage: tracks.image,
  trackImageFr: tracks.imageFr,
  ...albumDetailsColumns,
  writers: writersOf(tracks.writerIds),
  terms: termsOf(tracks.termIds),
};

/** Selects the enabled versions of public tracks in order. */
export async function selectVersions(
  db: Database,
  where: SQL,
  paging?: Paging,
): Promise<{ rows: VersionRow[]; total: number }> {
  const visible = and(isPublic, trackVersions.isEnable, where);
  const query = db
    .select({ ...versionColumns, total: sql<number>`(count(*) over ())::int` })
    .from(trackVersions)
    .innerJoin(tracks, eq(tracks.id, trackVersions.trackId))
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(visible)
    .orderBy(asc(trackVersions.sortOrder), asc(trackVersions.id))
    .$dynamic();
  const rows = await (paging ? query.limit(paging.size).offset(paging.offset) : query);
  if (rows[0] || !paging) return { rows, total: rows[0]?.total ?? 0 };
  // A page past the end has no row with the total.
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(trackVersions)
    .innerJoin(tracks, eq(tracks.id, trackVersions.trackId))
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(visible);
  return { rows, total: counted?.total ?? 0 };
}
