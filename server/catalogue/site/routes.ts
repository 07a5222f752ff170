import { and, eq } from "drizzle-orm";
import type { Hono } from "hono";
import { carouselEndpoint, carouselsEndpoint } from "#/contract/carousel.ts";
import {
  cmsPageEndpoint,
  cmsPagesEndpoint,
  menuEndpoint,
  menusEndpoint,
  pageSeoEndpoint,
  pageSeosEndpoint,
  pageSlugsEndpoint,
  referentialEndpoint,
  referentialsEndpoint,
} from "#/contract/site.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { carousels, menus, pageSeos, referentials } from "#/server/platform/db/schema/site.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { readPaging } from "#/server/platform/hydra/paging.ts";
import {
  presentCarousel,
  presentCmsPage,
  presentMenu,
  presentPageSeo,
  presentPageSlug,
  presentReferential,
} from "./present.ts";
import {
  bySlug,
  findCmsPage,
  selectCarousels,
  selectCmsPages,
  selectMenus,
  selectPageSeos,
  selectReferentials,
  visibleTo,
} from "./queries.ts";

/** Returns the first row, or throws a 404. */
function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw notFound();
  return row;
}

function pageRoutes(app: Hono, db: Database): void {
  serve(app, pageSlugsEndpoint, async ({ url }) => {
    // Pages with a token are left out here too: the list would reveal their tokens.
    const members = (await selectCmsPages(db, visibleTo(undefined))).map(presentPageSlug);
    return collectionAnswer(pageSlugsEndpoint, url, { members, total: members.length });
  });

  serve(app, cmsPagesEndpoint, async ({ query, url }) => {
    const paging = readPaging(url.searchParams);
    const rows = await selectCmsPages(db, and(bySlug(query.slug), visibleTo(query.token)));
    const shown = rows.slice(paging.offset, paging.offset + paging.size);
    return collectionAnswer(cmsPagesEndpoint, url, {
      members: shown.map(presentCmsPage),
      total: rows.length,
      paging,
    });
  });

  serve(app, cmsPageEndpoint, async ({ params }) => {
    const row = await findCmsPage(db, params.id);
    if (!row) throw notFound();
    return presentCmsPage(row);
  });

  serve(app, pageSeosEndpoint, async ({ url }) => {
    const members = (await selectPageSeos(db)).map(presentPageSeo);
    return collectionAnswer(pageSeosEndpoint, url, { members, total: members.length });
  });

  serve(app, pageSeoEndpoint, async ({ params }) =>
    presentPageSeo(only(await selectPageSeos(db, eq(pageSeos.id, params.id)))),
  );
}

/** Routes of editors' content: menus, pages, referentials, carousels (contract §10). */
export function siteRoutes(app: Hono, db: Database): void {
  pageRoutes(app, db);

  serve(app, menusEndpoint, async ({ url }) => {
    const members = (await selectMenus(db)).map(({ row, items }) => presentMenu(row, items));
    return collectionAnswer(menusEndpoint, url, { members, total: members.length });
  });

  serve(app, menuEndpoint, async ({ params }) => {
    const { row, items } = only(await selectMenus(db, eq(menus.id, params.id)));
    return presentMenu(row, items);
  });

  serve(app, referentialsEndpoint, async ({ query, url }) => {
    const paging = readPaging(url.searchParams);
    const where = query.name === undefined ? undefined : eq(referentials.name, query.name);
    const rows = await selectReferentials(db, where);
    const shown = rows.slice(paging.offset, paging.offset + paging.size);
    return collectionAnswer(referentialsEndpoint, url, {
      members: shown.map(presentReferential),
      total: rows.length,
      paging,
    });
  });

  serve(app, referentialEndpoint, async ({ params }) =>
    presentReferential(only(await selectReferentials(db, eq(referentials.id, params.id)))),
  );

  serve(app, carouselsEndpoint, async ({ query, url }) => {
    const paging = readPaging(url.searchParams);
    const where = query.slug === undefined ? undefined : eq(carousels.slug, query.slug);
    const rows = await selectCarousels(db, where);
    const shown = rows.slice(paging.offset, paging.offset + paging.size);
    return collectionAnswer(carouselsEndpoint, url, {
      members: shown.map(({ row, items }) => presentCarousel(row, items)),
      total: rows.length,
      paging,
    });
  });

  serve(app, carouselEndpoint, async ({ params }) => {
    const { row, items } = only(await selectCarousels(db, eq(carousels.id, params.id)));
    return presentCarousel(row, items);
  });
}
