import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { itemIri } from "#/contract/item.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { intArray } from "#/server/platform/db/int-array.ts";

/** What a list holds at a place: a track, or one version of it. */
export interface ItemRef {
  trackId: number;
  versionId: number | null;
}

/** The tables that keep lists of tracks and versions as rows, each with the column of what the list belongs to. */
const LISTS = {
  cart: { table: "cart_items", owner: "user_id" },
  playlist: { table: "playlist_items", owner: "playlist_id" },
  advice: { table: "music_advice_items", owner: "music_advice_id" },
} as const;

type List = keyof typeof LISTS;

/** What a stored list holds in its order, hidden tracks among it. */
export async function readList(db: Database, list: List, ownerId: number): Promise<ItemRef[]> {
  const { table, owner } = LISTS[list];
  const { rows } = await db.execute<{ trackId: number; versionId: number | null }>(sql`
    select track_id as "trackId", version_id as "versionId" from ${sql.identifier(table)}
    where ${sql.identifier(owner)} = ${ownerId} order by position, track_id, version_id nulls first`);
  return rows.map(({ trackId, versionId }) => ({ trackId, versionId }));
}

/** The address that names an item. */
export const itemAddress = ({ trackId, versionId }: ItemRef) =>
  itemIri({ id: trackId, trackVersion: versionId === null ? null : { id: versionId } });

/** Whether two are the same track, or the same version. */
export const isSameItem = (one: ItemRef, other: ItemRef) =>
  one.trackId === other.trackId && one.versionId === other.versionId;

/** Whether two lists hold the same in the same order. */
export const isSameList = (one: readonly ItemRef[], other: readonly ItemRef[]) =>
  one.length === other.length && one.every((item, index) => isSameItem(item, other[index] ?? item));

/** No version has this id: stands for «none» where ids are handed over as numbers. */
export const NO_VERSION = 0;

/** Items as rows `listed(track, version, place)` of a statement. */
export const asRows = (
  items: readonly ItemRef[],
) => sql`unnest(${intArray(items.map(({ trackId }) => trackId))},
  ${intArray(items.map(({ versionId }) => versionId ?? NO_VERSION))}) with ordinality as listed(track, version, place)`;

/**
 * Makes the stored list what `items` say, in their order. Call it in a transaction that holds its owner's row: nobody sees
 * half of it, and what of the server needs no database goes on between its steps.
 */
export async function writeList(
  tx: Database,
  list: List,
  ownerId: number,
  items: readonly ItemRef[],
): Promise<void> {
  const { table, owner } = LISTS[list];
  const [rows, key] = [sql.identifier(table), sql.identifier(owner)];
  const wanted = asRows(items);
  await nextTurn();
  await tx.execute(sql`delete from ${rows} where ${key} = ${ownerId} and not exists (
    select from ${wanted} where track = track_id and version = coalesce(version_id, ${NO_VERSION}))`);
  await nextTurn();
  await tx.execute(sql`
    insert into ${rows} (${key}, track_id, version_id, position)
    select ${ownerId}::int, track, nullif(version, ${NO_VERSION}), place::int from ${wanted}
    on conflict (${key}, track_id, version_id) do update set position = excluded.position`);
  await nextTurn();
}
