import { and, asc, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { updatedAt } from "#/server/catalogue/changes/updated-at.ts";
import { termsOf, writersOf } from "#/server/catalogue/tracks/track-columns.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { intArray } from "#/server/platform/db/int-array.ts";
import { overlaps } from "#/server/platform/db/overlaps.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { countries } from "#/server/platform/db/schema/territories.ts";
import type { Paging } from "#/server/platform/hydra/paging.ts";
import type { AlbumRow } from "./present.ts";

/** Number of terms shown with an album: its most frequent ones, mood first. */
const SHOWN_TERMS = 8;
const SIMILAR_ALBUMS = 6;

const albumColumns = {
  id: albums.id,
  reference: albums.reference,
  name: albums.name,
  nameFr: albums.nameFr,
  slug: albums.slug,
  slugFr: albums.slugFr,
  description: albums.description,
  descriptionFr: albums.descriptionFr,
  image: albums.image,
  imageFr: albums.imageFr,
  sleeveGround: albums.sleeveGround,
  sleeveInk: albums.sleeveInk,
  releaseDate: albums.releaseDate,
  publisher: albums.publisher,
  city: albums.city,
  cityEn: albums.cityEn,
  countryCode: countries.code,
  countryTitle: countries.titleEn,
  countryTitleFr: countries.titleFr,
  isEnable: albums.isEnable,
  isFeatured: albums.isFeatured,
  sortOrder: albums.sortOrder,
  trackCount: albums.trackCount,
  updatedAt: updatedAt("album", albums.id, albums.createdAt),
  writers: writersOf(albums.writerIds),
  terms: termsOf(
    sql`trim_array(${albums.termIds}, greatest(cardinality(${albums.termIds}) - ${SHOWN_TERMS}::int, 0))`,
  ),
};

interface PageQuery {
  where: SQL;
  order: SQL[];
  paging?: Pick<Paging, "size" | "offset">;
}

/** Selects the enabled albums that match, in this order. */
export function selectAlbums(db: Database, { where, order, paging }: PageQuery): Promise<AlbumRow[]> {
  const query = db
    .select(albumColumns)
    .from(albums)
    .leftJoin(countries, eq(countries.id, albums.countryId))
    .where(and(albums.isEnable, where))
    .orderBy(...order)
    .$dynamic();
  return paging ? query.limit(paging.size).offset(paging.offset) : query;
}

export async function countAlbums(db: Database, where: SQL): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(albums)
    .where(and(albums.isEnable, where));
  return row?.total ?? 0;
}

/** Returns an album with the extra fields of its own page; of several matches, the first in the order `first`. */
export async function findAlbum(db: Database, where: SQL, first: SQL = asc(albums.id)) {
  const [row] = await db
    .select({
      ...albumColumns,
      credits: albums.credits,
      creditsFr: albums.creditsFr,
      seo: albums.seo,
      termIds: albums.termIds,
    })
    .from(albums)
    .leftJoin(countries, eq(countries.id, albums.countryId))
    .where(and(albums.isEnable, where))
    .orderBy(first)
    .limit(1);
  return row ?? null;
}

/** Selects the albums that share the most terms with one. */
export function selectSimilarAlbums(
  db: Database,
  { id, termIds }: { id: number; termIds: number[] },
): Promise<AlbumRow[]> {
  const shared = sql`(select count(*) from unnest(${albums.termIds}) as own(id) where own.id = any(${intArray(termIds)}))`;
  return selectAlbums(db, {
    where: and(ne(albums.id, id), overlaps(albums.termIds, termIds)) as SQL,
    order: [desc(shared), asc(albums.sortOrder), asc(albums.id)],
    paging: { size: SIMILAR_ALBUMS, offset: 0 },
  });
}
