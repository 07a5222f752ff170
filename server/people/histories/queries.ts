import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import type { TrackRow } from "#/server/catalogue/tracks/present.ts";
import { selectTracks } from "#/server/catalogue/tracks/queries.ts";
import { inPieces } from "#/server/platform/concurrency/in-pieces.ts";
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
}

export interface DownloadedRow extends ListenedRow {
  source: string;
  version: { id: number; name: string; label: string } | null;
}

interface Choice {
  userId: number;
  /** Entries of these tracks alone. */
  trackIds?: readonly number[] | undefined;
  /** One entry alone. */
  id?: number;
}

interface Part extends Choice {
  oldestFirst?: boolean;
  size: number;
  offset: number;
}

/** Entries of one user whose track is still public; nobody else's are ever in a query. */
function conditions(table: History, { userId, trackIds, id }: Choice): SQL {
  return and(
    eq(table.userId, userId),
    isPublic,
    trackIds && sql`${table.trackId} = any(${intArray(trackIds)})`,
    id === undefined ? undefined : eq(table.id, id),
  ) as SQL;
}

const order = (table: History, oldestFirst = false) =>
  oldestFirst ? [asc(table.createdAt), asc(table.id)] : [desc(table.createdAt), desc(table.id)];

/** How many entries a choice holds. */
export async function countHistory(db: Database, table: History, choice: Choice): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(table)
    .innerJoin(tracks, eq(tracks.id, table.trackId))
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(conditions(table, choice));
  return row?.total ?? 0;
}

/** Entries, and tracks, that are read in one turn of the event loop: the embedded database answers nobody else meanwhile. */
const TURN_ENTRIES = 1_000;
const TURN_TRACKS = 100;

/** Whether an entry comes after `last` in the order. */
function comesAfter(
  table: History,
  { createdAt, id }: Pick<ListenedRow, "id" | "createdAt">,
  oldestFirst = false,
) {
  const place = sql`(${table.createdAt}, ${table.id})`;
  const end = sql`(${createdAt.toISOString()}::timestamptz, ${id})`;
  return oldestFirst ? sql`${place} > ${end}` : sql`${place} < ${end}`;
}

/** What `read` gives of a part, piece by piece, each after the last entry of the one before: none comes twice. */
async function inTurns<Row extends Pick<ListenedRow, "id" | "createdAt">>(
  table: History,
  part: Part,
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

/** What a user has listened to, newest first unless asked otherwise. */
export async function selectListened(db: Database, part: Part): Promise<ListenedRow[]> {
  const rows = await inTurns(listened, part, ({ where, order, size, offset }) =>
    db
      .select({ id: listened.id, createdAt: listened.createdAt, trackId: listened.trackId })
      .from(listened)
      .innerJoin(tracks, eq(tracks.id, listened.trackId))
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .where(where)
      .orderBy(...order)
      .limit(size)
      .offset(offset),
  );
  return withTracks(db, rows);
}

/** What a user has downloaded, newest first unless asked otherwise. */
export async function selectDownloads(db: Database, part: Part): Promise<DownloadedRow[]> {
  const rows = await inTurns(downloads, part, ({ where, order, size, offset }) =>
    db
      .select({
        id: downloads.id,
        createdAt: downloads.createdAt,
        trackId: downloads.trackId,
        source: downloads.source,
        version: { id: trackVersions.id, name: trackVersions.name, label: trackVersions.label },
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

/** Each track is read once, however often it was heard. */
async function withTracks<Row extends { trackId: number }>(
  db: Database,
  rows: Row[],
): Promise<(Row & { track: TrackRow })[]> {
  const ids = [...new Set(rows.map(({ trackId }) => trackId))];
  const found = await inPieces(ids, TURN_TRACKS, (some) =>
    selectTracks(db, { where: inArray(tracks.id, some), order: [] }),
  );
  const byId = new Map(found.map((track) => [track.id, track]));
  return rows.flatMap((row) => {
    const track = byId.get(row.trackId);
    return track ? [{ ...row, track }] : [];
  });
}

/** Deletes the whole history of a user, or one entry; gives how many went. */
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

/** Ids of the tracks in a history of a user, each once. */
export async function tracksOfHistory(db: Database, table: History, userId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: table.trackId })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(asc(table.trackId));
  return rows.map(({ id }) => id);
}
