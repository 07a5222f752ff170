import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import type { TrackRow, VersionSoundRow } from "#/server/catalogue/tracks/present.ts";
import { selectTracks } from "#/server/catalogue/tracks/queries.ts";
import { versionSound } from "#/server/catalogue/tracks/track-columns.ts";
import { readInBatches } from "#/server/platform/concurrency/read-in-batches.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { intArray } from "#/server/platform/db/int-array.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { downloads, listened } from "#/server/platform/db/schema/histories.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";

export type History = typeof listened | typeof downloads;

export interface ListenedRow {
  id: number;
  createdAt: Date;
  track: TrackRow;
  version: (VersionSoundRow & { isEnable: boolean }) | null;
}

export interface DownloadedRow extends ListenedRow {
  source: string;
}

interface HistoryFilter {
  userId: number;
  /** Entries of these tracks alone. */
  trackIds?: readonly number[] | undefined;
  /** Limits the result to one entry. */
  id?: number;
}

interface HistoryRange extends HistoryFilter {
  oldestFirst?: boolean;
  size: number;
  offset: number;
}

/** Entries of one user whose track is still public. Every query is limited to one user. */
function conditions(table: History, { userId, trackIds, id }: HistoryFilter): SQL {
  return and(
    eq(table.userId, userId),
    isPublic,
    trackIds && sql`${table.trackId} = any(${intArray(trackIds)})`,
    id === undefined ? undefined : eq(table.id, id),
  ) as SQL;
}

const order = (table: History, oldestFirst = false) =>
  oldestFirst ? [asc(table.createdAt), asc(table.id)] : [desc(table.createdAt), desc(table.id)];

/** Returns the number of entries that pass a filter. */
export async function countHistory(db: Database, table: History, filter: HistoryFilter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(table)
    .innerJoin(tracks, eq(tracks.id, table.trackId))
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(conditions(table, filter));
  return row?.total ?? 0;
}

/**
 * Numbers of entries and of tracks that are read in one turn of the event loop: the embedded database answers no other
 * query in that time.
 */
const TURN_ENTRIES = 1_000;
const TURN_TRACKS = 100;

/** Returns the condition that an entry comes after the given one in the order. */
function comesAfter(
  table: History,
  { createdAt, id }: Pick<ListenedRow, "id" | "createdAt">,
  oldestFirst = false,
) {
  const place = sql`(${table.createdAt}, ${table.id})`;
  const end = sql`(${createdAt.toISOString()}::timestamptz, ${id})`;
  return oldestFirst ? sql`${place} > ${end}` : sql`${place} < ${end}`;
}

/** Reads a range batch by batch, each after the last entry of the previous one, so that no entry comes twice. */
async function inBatches<Row extends Pick<ListenedRow, "id" | "createdAt">>(
  table: History,
  part: HistoryRange,
  read: (piece: { where: SQL | undefined; order: SQL[]; size: number; offset: number }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let last: Row | undefined;
  for (let isOver = false; !isOver; ) {
    const size = Math.min(TURN_ENTRIES, part.size - rows.length);
    const piece = await read({
      where: and(conditions(table, part), last && comesAfter(table, last, part.oldestFirst)),
      order: order(table, part.oldestFirst),
      size,
      offset: last ? 0 : part.offset,
    });
    rows.push(...piece);
    last = piece.at(-1);
    isOver = piece.length < size || rows.length === part.size;
    if (!isOver) await nextTurn();
  }
  return rows;
}

/** Listening history of a user, newest first by default. */
export async function selectListened(db: Database, part: HistoryRange): Promise<ListenedRow[]> {
  const rows = await inBatches(listened, part, ({ where, order, size, offset }) =>
    db
      .select({
        id: listened.id,
        createdAt: listened.createdAt,
        trackId: listened.trackId,
        version: { ...versionSound, isEnable: trackVersions.isEnable },
      })
      .from(listened)
      .innerJoin(tracks, eq(tracks.id, listened.trackId))
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .leftJoin(trackVersions, eq(trackVersions.id, listened.versionId))
      .where(where)
      .orderBy(...order)
      .limit(size)
      .offset(offset),
  );
  return withTracks(db, rows);
}

/** Download history of a user, newest first by default. */
export async function selectDownloads(db: Database, part: HistoryRange): Promise<DownloadedRow[]> {
  const rows = await inBatches(downloads, part, ({ where, order, size, offset }) =>
    db
      .select({
        id: downloads.id,
        createdAt: downloads.createdAt,
        trackId: downloads.trackId,
        source: downloads.source,
        version: { ...versionSound, isEnable: trackVersions.isEnable },
      })
      .from(downloads)
      .innerJoin(tracks, eq(tracks.id, downloads.trackId))
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .leftJoin(trackVersions, eq(trackVersions.id, downloads.versionId))
      .where(where)
      .orderBy(...order)
      .limit(size)
      .offset(offset),
  );
  return withTracks(db, rows);
}

/** Reads each track once, even if it was heard several times. */
async function withTracks<Row extends { trackId: number }>(
  db: Database,
  rows: Row[],
): Promise<(Row & { track: TrackRow })[]> {
  const ids = [...new Set(rows.map(({ trackId }) => trackId))];
  const found = await readInBatches(ids, TURN_TRACKS, (some) =>
    selectTracks(db, { where: inArray(tracks.id, some), order: [] }),
  );
  const byId = new Map(found.map((track) => [track.id, track]));
  return rows.flatMap((row) => {
    const track = byId.get(row.trackId);
    return track ? [{ ...row, track }] : [];
  });
}

/** Deletes the whole history of a user, or one entry; returns the number of deleted entries. */
export async function clearHistory(
  db: Database,
  table: History,
  userId: number,
  id?: number,
): Promise<number> {
  const gone = await db
    .delete(table)
    .where(and(eq(table.userId, userId), id === undefined ? undefined : eq(table.id, id)))
    .returning({ id: table.id });
  return gone.length;
}

/** Returns the ids of the tracks in a user's history, without duplicates. */
export async function tracksOfHistory(db: Database, table: History, userId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: table.trackId })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(asc(table.trackId));
  return rows.map(({ id }) => id);
}
