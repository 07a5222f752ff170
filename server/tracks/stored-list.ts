import { sql } from "drizzle-orm";
import type { Database } from "#/server/db/database.ts";
import { intArray } from "#/server/db/int-array.ts";

/** The tables that keep lists of tracks as rows, each with the column of what the list belongs to. */
const LISTS = {
  cart: { table: "cart_items", owner: "user_id" },
  playlist: { table: "playlist_items", owner: "playlist_id" },
  advice: { table: "music_advice_items", owner: "music_advice_id" },
} as const;

type List = keyof typeof LISTS;

/** The ids of a stored list in its order, hidden tracks among them. */
export async function readList(db: Database, list: List, ownerId: number): Promise<number[]> {
  const { table, owner } = LISTS[list];
  const { rows } = await db.execute<{ trackId: number }>(sql`
    select track_id as "trackId" from ${sql.identifier(table)}
    where ${sql.identifier(owner)} = ${ownerId} order by position, track_id`);
  return rows.map(({ trackId }) => trackId);
}

/** Makes the stored list what `trackIds` say, in their order. Call it in a transaction that holds its owner's row. */
export async function writeList(
  tx: Database,
  list: List,
  ownerId: number,
  trackIds: readonly number[],
): Promise<void> {
  const { table, owner } = LISTS[list];
  const [rows, key] = [sql.identifier(table), sql.identifier(owner)];
  const wanted = intArray(trackIds);
  await tx.execute(sql`delete from ${rows} where ${key} = ${ownerId} and not (track_id = any(${wanted}))`);
  await tx.execute(sql`
    insert into ${rows} (${key}, track_id, position)
    select ${ownerId}::int, id, place::int from unnest(${wanted}) with ordinality as listed(id, place)
    on conflict (${key}, track_id) do update set position = excluded.position`);
}
