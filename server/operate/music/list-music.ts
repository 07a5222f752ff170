import { and, asc, type SQL, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import type { Translator } from "#/server/platform/terminal/words.ts";
import { hasWord } from "./has-word.ts";
import type { MusicKind } from "./music-kind.ts";
import { type Shown, shownOf, stateText } from "./shown-state.ts";

/** Maximum number of items in a list; longer lists are only counted. */
const MOST_LISTED = 200;

interface MusicRow extends Shown {
  reference: string | null;
  slug: string;
  name: string;
  album: string;
  trackCount: number;
}

/** Lists the albums or tracks that contain all the words in title, slug, reference, album or writers, one per line. */
export async function listMusic(
  db: Database,
  kind: MusicKind,
  { words: searched, isHidden }: { words: readonly string[]; isHidden: boolean },
  translator: Translator,
): Promise<string> {
  const shown = shownOf(kind);
  const isHere = sql`${shown.own} and ${shown.ofAlbum}`;
  const where = and(
    ...searched.map((word) => hasWord(kind, word)),
    isHidden ? sql`not (${isHere})` : undefined,
  );
  const { total, rows } = kind === "album" ? await ofAlbums(db, where) : await ofTracks(db, where);
  if (total === 0) return translator.say("musicNone");
  const lines = rows.map((row) =>
    translator.say("musicLine", {
      kind,
      state: stateText(row, translator),
      reference: row.reference ?? "–",
      slug: row.slug,
      name: row.name,
      album: row.album,
      count: row.trackCount,
    }),
  );
  if (total > MOST_LISTED) lines.push(translator.say("musicMore", { count: total - MOST_LISTED }));
  return lines.join("\n");
}

const count = sql<number>`count(*)::int`;

async function ofAlbums(db: Database, where: SQL | undefined) {
  const rows: MusicRow[] = await db
    .select({
      ...shownOf("album"),
      reference: albums.reference,
      slug: albums.slug,
      name: albums.name,
      album: albums.name,
      trackCount: sql<number>`(select count(*)::int from tracks as held where held.album_id = ${albums.id})`,
    })
    .from(albums)
    .where(where)
    .orderBy(asc(albums.sortOrder), asc(albums.id))
    .limit(MOST_LISTED);
  const [all] = await db.select({ count }).from(albums).where(where);
  return { rows, total: all?.count ?? 0 };
}

async function ofTracks(db: Database, where: SQL | undefined) {
  const joined = sql`${albums.id} = ${tracks.albumId}`;
  const rows: MusicRow[] = await db
    .select({
      ...shownOf("track"),
      reference: tracks.reference,
      slug: tracks.slug,
      name: tracks.name,
      album: albums.name,
      trackCount: sql<number>`1`,
    })
    .from(tracks)
    .innerJoin(albums, joined)
    .where(where)
    .orderBy(asc(albums.sortOrder), asc(albums.id), asc(tracks.sortOrder), asc(tracks.id))
    .limit(MOST_LISTED);
  const [all] = await db.select({ count }).from(tracks).innerJoin(albums, joined).where(where);
  return { rows, total: all?.count ?? 0 };
}
