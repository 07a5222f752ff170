import { asc, eq, or, type SQL, sql } from "drizzle-orm";
import { bareCode } from "#/server/platform/db/bare-code.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import type { MusicKind } from "./music-kind.ts";

/** An album or a track for the operator, who also sees hidden ones. */
export interface FoundMusic {
  id: number;
  /** For an album, the same as `id`. */
  albumId: number;
  slug: string;
  name: string;
}

const COLUMNS = {
  album: { id: albums.id, albumId: albums.id, slug: albums.slug, name: albums.name },
  track: { id: tracks.id, albumId: albums.id, slug: tracks.slug, name: tracks.name },
};

/**
 * Returns the conditions that match a name, the most certain first: a slug, a reference with any separators, a title.
 */
function waysOf(kind: MusicKind, name: string): SQL[] {
  const slug = name.toLowerCase();
  const reference = name.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
  const referenced = (column: SQL) =>
    reference === "" ? sql`false` : sql`${bareCode(column)} = ${reference}`;
  const titled = (column: SQL) => sql`public.fold(${column}) = public.fold(${name})`;
  return kind === "track"
    ? [eq(tracks.slug, slug), referenced(sql`${tracks.reference}`), titled(sql`${tracks.name}`)]
    : [
        or(eq(albums.slug, slug), eq(albums.slugFr, slug)) as SQL,
        referenced(sql`${albums.reference}`),
        or(titled(sql`${albums.name}`), titled(sql`${albums.nameFr}`)) as SQL,
      ];
}

/**
 * Returns the items with these names, in the order of the names and without duplicates.
 * @throws {CommandError} for a name that is unknown or ambiguous.
 */
export async function findMusic(
  db: Database,
  kind: MusicKind,
  names: readonly string[],
): Promise<FoundMusic[]> {
  const found = new Map<number, FoundMusic>();
  for (const name of names) {
    const one = await findOne(db, kind, name);
    found.set(one.id, one);
  }
  return [...found.values()];
}

async function findOne(db: Database, kind: MusicKind, name: string): Promise<FoundMusic> {
  for (const way of waysOf(kind, name)) {
    const rows = await db
      .select(COLUMNS[kind])
      .from(albums)
      .leftJoin(tracks, kind === "track" ? eq(tracks.albumId, albums.id) : sql`false`)
      .where(way)
      .orderBy(asc(albums.id), asc(tracks.id));
    const [one, ...others] = rows as FoundMusic[];
    if (one && others.length === 0) return one;
    if (one) {
      const slugs = [one, ...others].map(({ slug }) => slug).join(", ");
      throw new CommandError({ key: "musicSeveral", values: { name, slugs } });
    }
  }
  throw new CommandError({ key: "musicUnknown", values: { kind, name } });
}
