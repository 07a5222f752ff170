import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import type { CoverOwner } from "#/server/platform/media/cover-sheet.ts";
import { isPublic } from "./filters.ts";

/**
 * Returns the images of several albums or tracks, by id, as paths below `/media`: those that the catalogue shows and
 * that have one. A track without an image has that of its album.
 */
export async function coversOf(
  db: Database,
  owner: CoverOwner,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await (owner === "album"
    ? db
        .select({ id: albums.id, image: albums.image })
        .from(albums)
        .where(and(albums.isEnable, inArray(albums.id, [...ids])))
    : db
        .select({ id: tracks.id, image: sql<string | null>`coalesce(${tracks.image}, ${albums.image})` })
        .from(tracks)
        .innerJoin(albums, eq(albums.id, tracks.albumId))
        .where(and(isPublic, inArray(tracks.id, [...ids]))));
  return new Map(rows.flatMap(({ id, image }) => (image ? [[id, image] as const] : [])));
}
