import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Hono } from "hono";
import {
  albumEndpoint,
  albumFiltersEndpoint,
  albumItemEndpoint,
  albumsEndpoint,
  frontAlbumsEndpoint,
} from "#/contract/album.ts";
import { changedWithin, updatedAt } from "#/server/changes/updated-at.ts";
import { presentSeo } from "#/server/content/present-seo.ts";
import type { Database } from "#/server/db/database.ts";
import { albums } from "#/server/db/schema/albums.ts";
import { notFound } from "#/server/http/problem.ts";
import { collectionAnswer } from "#/server/hydra/collection.ts";
import { readOrder } from "#/server/hydra/order.ts";
import { readPaging } from "#/server/hydra/paging.ts";
import { chosen } from "#/server/search/choice.ts";
import { type Call, serve } from "#/server/serve.ts";
import { presentTrack } from "#/server/tracks/present.ts";
import { selectAlbumTracks } from "#/server/tracks/queries.ts";
import { readAlbumChoice, selectAlbumFilters } from "./filters.ts";
import { presentAlbum } from "./present.ts";
import { countAlbums, findAlbum, selectAlbums, selectSimilarAlbums } from "./queries.ts";

/** Albums on a page of the list (contract §4.1). */
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

type Found = NonNullable<Awaited<ReturnType<typeof findAlbum>>>;

async function detail(db: Database, row: Found | null) {
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

/** Albums, what they can be filtered by, and one with its tracks (contract §4.1–4.3). */
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
    const french = await findAlbum(db, eq(albums.slugFr, slug));
    return detail(db, french ?? (await findAlbum(db, eq(albums.slug, slug))));
  });
}
