import { and, eq, inArray, or, sql } from "drizzle-orm";
import { readInBatches } from "#/server/platform/concurrency/read-in-batches.ts";
import { contains } from "#/server/platform/db/contains.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { type History, tracksOfHistory } from "./queries.ts";

/** Number of tracks searched in one turn of the event loop: folding their names is slow. */
const TURN_TRACKS = 50;

/**
 * Returns the ids of the tracks in a user's history whose title, album or writers contain `search`. Searches each track
 * once, however often it was heard, and a few of them per turn.
 */
export async function tracksNamed(
  db: Database,
  table: History,
  userId: number,
  search: string,
): Promise<number[]> {
  const isNamed = or(
    contains(tracks.name, search),
    contains(albums.name, search),
    contains(albums.nameFr, search),
    sql`exists (select 1 from ${writers} where ${writers.id} = any(${tracks.writerIds}) and ${contains(writers.name, search)})`,
  );
  const found = await readInBatches(await tracksOfHistory(db, table, userId), TURN_TRACKS, (some) =>
    db
      .select({ id: tracks.id })
      .from(tracks)
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .where(and(inArray(tracks.id, some), isNamed)),
  );
  return found.map(({ id }) => id);
}
