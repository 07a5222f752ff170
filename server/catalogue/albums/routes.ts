import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Hono } from "hono";
import {
  albumEndpoint,
  albumFiltersEndpoint,
  albumItemEndpoint,
  albumsEndpoint,
  frontAlbumsEndpoint,
} from "#/contract/album.ts";
import { changedWithin, updatedAt } from "#/server/catalogue/changes/updated-at.ts";
import { presentSeo } from "#/server/catalogue/content/present-seo.ts";
import { chosen } from "#/server/catalogue/filters/choice.ts";
import { presentTrack } from "#/server/catalogue/tracks/present.ts";
import { selectAlbumTracks } from "#/server/catalogue/tracks/queries.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { type Call, serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { readOrder } from "#/server/platform/hydra/order.ts";
import { readPaging } from "#/server/platform/hydra/paging.ts";
import { readAlbumChoice, selectAlbumFilters } from "./filters.ts";
import { presentAlbum } from "./present.ts";
import { countAlbums, findAlbum, selectAlbums, selectSimilarAlbums } from "./queries.ts";

/** Page size of the album list (contract §4.1). */
const LIST_PAGE_SIZE = 24;

const orderColumns = {
  name: sql`public.fold(${albums.name})`,
  nameFr: sql`public.fold(${albums.nameFr})`,
  releaseDate: albums.releaseDate,
  sortOrder: albums.sortOrder,
  updatedAt: updatedAt("album", albums.id, albums.createdAt),
};

type ListEndpoint = typeof albumsEndpoint | typeof frontAlbumsEndpoint;

async function listAlbums(db: Database, endpoint: ListEndpoint, { query, url }: Call<ListEndpoint>) {
  const paging = readPaging(url.searchParams, { alias: "row", size: LIST_PAGE_SIZE });
  const where = and(
    chosen(await readAlbumChoice(db, query), albums),
    ...changedWithin(url.searchParams, "album", albums.id),
  ) as SQL;
  const order = readOrder(url.searchParams, orderColumns, { by: [asc(albums.sortOrder)], id: albums.id });
  const total = await countAlbums(db, where);
  const rows = await selectAlbums(db, { where, order, paging });
  return collectionAnswer(endpoint, url, { members: rows.map(presentAlbum), total, paging });
}

type FoundAlbum = NonNullable<Awaited<ReturnType<typeof findAlbum>>>;

async function detail(db: Database, row: FoundAlbum | null) {
  if (!row) throw notFound();
  const [tracks, similar] = await Promise.all([selectAlbumTracks(db, row.id), selectSimilarAlbums(db, row)]);
  return {
    ...presentAlbum(row),
    tracks: tracks.map(presentTrack),
    similarAlbums: similar.map(presentAlbum),
    seo: presentSeo(row.seo),
    credits: row.credits,
    creditsFr: row.creditsFr,
  };
}

/** Routes of albums, their filters, and one album with its tracks (contract §4.1–4.3). */
export function albumRoutes(app: Hono, db: Database): void {
  serve(app, albumsEndpoint, (call) => listAlbums(db, albumsEndpoint, call));
  serve(app, frontAlbumsEndpoint, (call) => listAlbums(db, frontAlbumsEndpoint, call));

  serve(app, albumFiltersEndpoint, async ({ query, url }) => ({
    "@id": url.pathname,
    "@type": "AlbumFilters",
    ...(await selectAlbumFilters(db, await readAlbumChoice(db, query))),
  }));

  serve(app, albumItemEndpoint, async ({ params }) =>
    detail(db, await findAlbum(db, eq(albums.id, params.id))),
  );

  serve(app, albumEndpoint, async ({ params: { slug } }) => {
    const french = eq(albums.slugFr, slug);
    const found = await findAlbum(db, or(french, eq(albums.slug, slug)) as SQL, desc(french));
    return detail(db, found);
  });
}
