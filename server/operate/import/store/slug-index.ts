import { and, eq, ne, or } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { slugify } from "#/server/platform/text/slugify.ts";

/** Returns slugs that nothing else in the catalogue has. */
export interface SlugIndex {
  /** Returns a slug for an album. */
  album(db: Database, name: string): Promise<string>;
  /**
   * Returns a slug for a track. It may equal the slug of its album, since the page of the title track is the album's
   * page.
   */
  track(db: Database, name: string, albumId: number): Promise<string>;
}

/**
 * Creates an index of slugs. Albums and tracks share one address (`/album/{slug}`), so a slug must be free among both.
 */
export function createSlugIndex(): SlugIndex {
  /** Next number for each name, so that a thousand tracks called «Untitled» do not need a million queries. */
  const counts = new Map<string, number>();

  async function free(db: Database, base: string, albumId: number): Promise<string> {
    for (let count = counts.get(base) ?? 1; ; count += 1) {
      const slug = count === 1 ? base : `${base}-${count}`;
      if (await isFree(db, slug, albumId)) {
        counts.set(base, count);
        return slug;
      }
    }
  }

  return {
    album: (db, name) => free(db, slugify(name) || "album", 0),
    track: (db, name, albumId) => free(db, slugify(name) || "track", albumId),
  };
}

async function isFree(db: Database, slug: string, albumId: number): Promise<boolean> {
  const [album] = await db
    .select({ id: albums.id })
    .from(albums)
    .where(and(or(eq(albums.slug, slug), eq(albums.slugFr, slug)), ne(albums.id, albumId)))
    .limit(1);
  if (album) return false;
  const [track] = await db.select({ id: tracks.id }).from(tracks).where(eq(tracks.slug, slug)).limit(1);
  return !track;
}
