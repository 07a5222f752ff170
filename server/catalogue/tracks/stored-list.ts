import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { itemIri } from "#/contract/item.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { intArray } from "#/server/platform/db/int-array.ts";

/** An item of a list: a track, or one version of it. */
export interface ItemRef {
  trackId: number;
  versionId: number | null;
}

/** The tables of lists of tracks and versions, each with the column of the list's owner. */
const LISTS = {
  cart: { table: "cart_items", owner: "user_id" },
  playlist: { table: "playlist_items", owner: "playlist_id" },
  advice: { table: "music_advice_items", owner: "music_advice_id" },
} as const;

type List = keyof typeof LISTS;

/** Returns the items of a stored list in order, including hidden tracks. */
export async function readList(db: Database, list: List, ownerId: number): Promise<ItemRef[]> {
  const { table, owner } = LISTS[list];
  const { rows } = await db.execute<{ trackId: number; versionId: number | null }>(sql`
    select track_id as "trackId", version_id as "versionId" from ${sql.identifier(table)}
    where ${sql.identifier(owner)} = ${ownerId} order by position, track_id, version_id nulls first`);
  return rows.map(({ trackId, versionId }) => ({ trackId, versionId }));
}

/** Returns the address of an item. */
export const itemAddress = ({ trackId, versionId }: ItemRef) =>
  itemIri({ id: trackId, trackVersion: versionId === null ? null : { id: versionId } });

/** Returns whether two items are the same track, or the same version. */
export const isSameItem = (one: ItemRef, other: ItemRef) =>
  one.trackId === other.trackId && one.versionId === other.versionId;

/** Returns whether two lists contain the same items in the same order. */
export const isSameList = (one: readonly ItemRef[], other: readonly ItemRef[]) =>
  one.length === other.length && one.every((item, index) => isSameItem(item, other[index] ?? item));

/** No version has this id: it stands for «none» where ids are passed as numbers. */
export const NO_VERSION = 0;

/** Converts items to rows `listed(track, version, place)` of a query. */
export const asRows = (
  items: readonly ItemRef[],
) => sql`unnest(${intArray(items.map(({ trackId }) => trackId))},
  ${intArray(items.map(({ versionId }) => versionId ?? NO_VERSION))}) with ordinality as listed(track, version, place)`;

/**
 * Makes a stored list equal to `items`, in their order. Call it in a transaction that locks the owner's row: nobody
 * sees a half-written list, and requests without database access continue between its steps.
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
