import { and, asc, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { updatedAt } from "#/server/changes/updated-at.ts";
import type { Database } from "#/server/db/database.ts";
import { intArray } from "#/server/db/int-array.ts";
import { overlaps } from "#/server/db/overlaps.ts";
import { albums } from "#/server/db/schema/albums.ts";
import { countries } from "#/server/db/schema/territories.ts";
import type { Paging } from "#/server/hydra/paging.ts";
import { termsOf, writersOf } from "#/server/tracks/track-columns.ts";
import type { AlbumRow } from "./present.ts";

/** Terms shown of an album: its most frequent ones, mood first. */
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

interface Part {
  where: SQL;
  order: SQL[];
  paging?: Pick<Paging, "size" | "offset">;
}

/** Enabled albums that fit, in this order. */
export function selectAlbums(db: Database, { where, order, paging }: Part): Promise<AlbumRow[]> {
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

/** The rest of an album that only its own page shows. */
export async function findAlbum(db: Database, where: SQL) {
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
    .limit(1);
  return row ?? null;
}

/** Albums that share the most terms with one. */
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
