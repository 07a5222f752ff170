import { and, asc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Item } from "#/contract/item.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import type { cartItems } from "#/server/platform/db/schema/carts.ts";
import type { musicAdviceItems, playlistItems } from "#/server/platform/db/schema/projects.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { isPublic } from "./filters.ts";
import { presentTrack, presentVersionSound, type TrackRow, type VersionSoundRow } from "./present.ts";
import { trackColumns, versionSound } from "./track-columns.ts";

/** The tables that keep lists of tracks and versions. */
export type ItemTable = typeof cartItems | typeof playlistItems | typeof musicAdviceItems;

/** A listed track and, where the list holds one of its versions, that one. */
export interface ItemRow extends TrackRow {
  version: VersionSoundRow | null;
}

/** Whether a listed item shows: its track and album do, and its version where it is one. */
export const isItemPublic = (items: ItemTable) =>
  and(isPublic, or(isNull(items.versionId), trackVersions.isEnable)) as SQL;

/** The public tracks and versions of a list in its order. */
export function selectListed(db: Database, items: ItemTable, where: SQL): Promise<ItemRow[]> {
  return db
    .select({ ...trackColumns, score: sql<number | null>`null::float8`, version: versionSound })
    .from(items)
    .innerJoin(tracks, eq(tracks.id, items.trackId))
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .leftJoin(trackVersions, eq(trackVersions.id, items.versionId))
    .where(and(where, isItemPublic(items)))
    .orderBy(asc(items.position), asc(tracks.id));
}

/** An item as lists show it: its track, with the sound and the address of its version where it is one. */
export function presentItem(row: ItemRow): Item {
  const { version, ...track } = row;
  return version ? { ...presentTrack(track), ...presentVersionSound(version) } : presentTrack(track);
}
