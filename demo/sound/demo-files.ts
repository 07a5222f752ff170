import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";

/** Main sounds of the demo catalogue in order of need: those that the home page plays at a click, then the rest. */
export async function demoFiles(db: Database): Promise<{ featured: string[]; others: string[] }> {
  const rows = await db
    .select({ file: tracks.mp3File, albumId: tracks.albumId, featured: albums.isFeatured })
    .from(tracks)
    .innerJoin(albums, eq(tracks.albumId, albums.id))
    .where(and(isNotNull(tracks.demoReference), eq(tracks.isEnable, true), eq(albums.isEnable, true)))
    .orderBy(desc(albums.isFeatured), asc(albums.sortOrder), asc(tracks.sortOrder), asc(tracks.id));
  const led = new Set<number>();
  const featured: string[] = [];
  const others: string[] = [];
  for (const { file, albumId, featured: isFeatured } of rows) {
    if (isFeatured && !led.has(albumId)) featured.push(file);
    else others.push(file);
    led.add(albumId);
  }
  return { featured, others };
}
