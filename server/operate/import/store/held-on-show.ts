import { and, eq, inArray } from "drizzle-orm";
import { knownByPath } from "#/server/operate/import/files/known-files.ts";
import type { Hold } from "#/server/operate/import/letters/letter-holds.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { listedNames } from "#/server/platform/terminal/listed-names.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";

/** Maximum number of titles in the notice. The command in it names all tracks. */
const MOST_LISTED = 5;

/** Tells which tracks of files that the sheet or a letter holds back an earlier import took, since those stay on show. */
export async function heldOnShow(db: Database, held: readonly SoundFile[]): Promise<Notice[]> {
  const known = await knownByPath(
    db,
    held.map(({ path }) => path),
  );
  const ids = [...new Set([...known.values()].map(({ trackId }) => trackId))];
  const shown = await db
    .select({ name: tracks.name, slug: tracks.slug })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(and(inArray(tracks.id, ids), tracks.isEnable, albums.isEnable))
    .orderBy(tracks.id);
  if (shown.length === 0) return [];
  const names = listedNames(
    shown.map(({ name }) => name),
    MOST_LISTED,
  );
  const slugs = shown.map(({ slug }) => slug).join(" ");
  return [{ key: "heldOnShow", values: { names, slugs, count: shown.length } }];
}

/** Returns the hold for a track that joins an album that is on show; null if the album is hidden itself. */
export async function holdOnShown(db: Database, albumId: number, hold: Hold | null): Promise<Hold | null> {
  if (hold === null) return null;
  const [album] = await db.select({ isEnable: albums.isEnable }).from(albums).where(eq(albums.id, albumId));
  return album?.isEnable ? hold : null;
}

/** Returns whether a track and its album are on show. */
export async function isOnShow(db: Database, trackId: number): Promise<boolean> {
  const [track] = await db
    .select({ id: tracks.id })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(and(eq(tracks.id, trackId), tracks.isEnable, albums.isEnable));
  return track !== undefined;
}
