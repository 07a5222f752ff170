import { type SQL, sql } from "drizzle-orm";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import type { MusicKind } from "./music-kind.ts";

/** Returns the SQL condition that the titles, slugs, references or writers of a track and its album contain a word. */
export function hasWord(kind: MusicKind, word: string): SQL {
  const ofAlbum = sql`${albums.name}, ${albums.nameFr}, ${albums.slug}, ${albums.slugFr}, ${albums.reference}`;
  const text =
    kind === "album"
      ? sql`concat_ws(' ', ${ofAlbum}, ${albums.writerText})`
      : sql`concat_ws(' ', ${tracks.name}, ${tracks.slug}, ${tracks.reference}, ${tracks.writerText}, ${ofAlbum})`;
  return sql`strpos(public.fold(${text}), public.fold(${word}::text)) > 0`;
}
