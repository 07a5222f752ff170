import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, eq, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Item } from "#/contract/item.ts";
import { readInBatches } from "#/server/platform/concurrency/read-in-batches.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import type { cartItems } from "#/server/platform/db/schema/carts.ts";
import type { musicAdviceItems, playlistItems } from "#/server/platform/db/schema/projects.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { isPublic } from "./filters.ts";
import { presentTrack, presentVersionSound, type TrackRow, type VersionSoundRow } from "./present.ts";
import { asRows, type ItemRef, NO_VERSION } from "./stored-list.ts";
import { trackColumns, versionSound } from "./track-columns.ts";

/** The tables of lists of tracks and versions. */
export type ItemTable = typeof cartItems | typeof playlistItems | typeof musicAdviceItems;

/** A listed track, with its version if the list contains one. */
export interface ItemRow extends TrackRow {
  version: VersionSoundRow | null;
}

/** Condition for a public item: its track and album are enabled, and its version if it has one. */
export const isItemPublic = (versionId: SQLWrapper) =>
  and(isPublic, or(isNull(versionId), trackVersions.isEnable)) as SQL;

/** Items read per turn of the event loop. */
const TURN_ITEMS = 100;

/**
 * Returns the public tracks and versions of a list in order. The list is read at one moment, its items batch by batch:
 * other requests are answered in between, and items hidden meanwhile are left out.
 */
export async function selectListed(db: Database, items: ItemTable, where: SQL): Promise<ItemRow[]> {
  const listed = await db
    .select({ trackId: items.trackId, versionId: items.versionId })
    .from(items)
    .where(where)
    .orderBy(asc(items.position), asc(items.trackId));
  const rows = await readInBatches(listed, TURN_ITEMS, (some) => selectItems(db, some));
  // Converting the rows has its own turn.
  await nextTurn();
  return rows;
}

/** Selects the public items among `refs`, in their order. */
function selectItems(db: Database, refs: readonly ItemRef[]): Promise<ItemRow[]> {
  return db
    .select({ ...trackColumns, score: sql<number | null>`null::float8`, version: versionSound })
    .from(tracks)
    .innerJoin(asRows(refs), sql`listed.track = ${tracks.id}`)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .leftJoin(trackVersions, sql`${trackVersions.id} = listed.version`)
    .where(isItemPublic(sql`nullif(listed.version, ${NO_VERSION})`))
    .orderBy(sql`listed.place`);
}

/** Converts an item for lists: its track, with the sound and address of its version if it has one. */
export function presentItem(row: ItemRow): Item {
  const { version, ...track } = row;
  return version ? { ...presentTrack(track), ...presentVersionSound(version) } : presentTrack(track);
}
