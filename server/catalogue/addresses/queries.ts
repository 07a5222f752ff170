import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { AddressKind } from "#/contract/addresses.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { placements } from "#/server/platform/db/schema/placements.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import type { Paging } from "#/server/platform/hydra/paging.ts";

const total = sql<number>`count(*)::int`;

/**
 * A track has a page while its album has one, unless an album has the same slug: then the album is shown (acceptance
 * S7).
 */
const shownTracks = and(
  tracks.isEnable,
  albums.isEnable,
  sql`not exists (select from ${albums} as other where other.slug = ${tracks.slug} or other.slug_fr = ${tracks.slug})`,
) as SQL;
const ofTracks = {
  fr: tracks.slug,
  en: tracks.slug,
  name: tracks.name,
  nameEn: tracks.name,
  since: tracks.createdAt,
};

/** The other kinds: their slugs by language, and their names. */
const KINDS = {
  albums: { table: albums, fr: albums.slugFr, en: albums.slug, name: albums.nameFr, nameEn: albums.name },
  composers: {
    table: writers,
    fr: writers.slug,
    en: writers.slugEn,
    name: writers.name,
    nameEn: writers.name,
  },
  placements: {
    table: placements,
    fr: placements.slug,
    en: placements.slugEn,
    name: placements.title,
    nameEn: placements.titleEn,
  },
} as const;

/** Selects slugs of a kind in id order, so that pages stay the same while the catalogue grows. */
export function selectAddresses(db: Database, kind: AddressKind, { size, offset }: Paging) {
  if (kind === "tracks") {
    return db
      .select(ofTracks)
      .from(tracks)
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .where(shownTracks)
      .orderBy(asc(tracks.id))
      .limit(size)
      .offset(offset);
  }
  const { table, ...columns } = KINDS[kind];
  return db
    .select({ ...columns, since: table.createdAt })
    .from(table)
    .where(eq(table.isEnable, true))
    .orderBy(asc(table.id))
    .limit(size)
    .offset(offset);
}

export async function countAddresses(db: Database, kind: AddressKind): Promise<number> {
  const [row] =
    kind === "tracks"
      ? await db
          .select({ total })
          .from(tracks)
          .innerJoin(albums, eq(albums.id, tracks.albumId))
          .where(shownTracks)
      : await db.select({ total }).from(KINDS[kind].table).where(eq(KINDS[kind].table.isEnable, true));
  return row?.total ?? 0;
}
