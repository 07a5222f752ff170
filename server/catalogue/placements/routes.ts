import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Hono } from "hono";
import { placementEndpoint, placementFiltersEndpoint, placementsEndpoint } from "#/contract/placement.ts";
import { changedWithin, updatedAt } from "#/server/catalogue/changes/updated-at.ts";
import { contains } from "#/server/platform/db/contains.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { placements } from "#/server/platform/db/schema/placements.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { readOrder } from "#/server/platform/hydra/order.ts";
import { readPaging } from "#/server/platform/hydra/paging.ts";
import { presentPlacement } from "./present.ts";
import { countPlacements, countPlacementsBy, findPlacement, selectPlacements } from "./queries.ts";

/** Page size of the list (contract §4.7). */
const LIST_PAGE_SIZE = 12;

interface PlacementQuery {
  search?: string;
  kind?: string;
  year?: string;
}

function placementCondition({ search, kind, year }: PlacementQuery): SQL | undefined {
  return and(
    search
      ? or(
          contains(placements.title, search),
          contains(placements.titleEn, search),
          contains(sql`coalesce(${placements.client}, '')`, search),
        )
      : undefined,
    kind ? eq(placements.kind, kind) : undefined,
    year && /^\d{1,4}$/.test(year) ? eq(placements.year, Number(year)) : undefined,
  );
}

/** Routes of placements: the list, its filters, and one placement (contract §4.7). */
export function placementRoutes(app: Hono, db: Database): void {
  serve(app, placementsEndpoint, async ({ query, url }) => {
    const paging = readPaging(url.searchParams, { size: LIST_PAGE_SIZE });
    const where = and(
      placementCondition(query),
      ...changedWithin(url.searchParams, "placement", placements.id),
    );
    const order = readOrder(
      url.searchParams,
      {
        sortOrder: placements.sortOrder,
        year: placements.year,
        updatedAt: updatedAt("placement", placements.id, placements.createdAt),
      },
      { by: [asc(placements.sortOrder)], id: placements.id },
    );
    const total = await countPlacements(db, where);
    const rows = await selectPlacements(db, { where, order, paging });
    return collectionAnswer(placementsEndpoint, url, { members: rows.map(presentPlacement), total, paging });
  });

  serve(app, placementFiltersEndpoint, async ({ query, url }) => {
    const [kinds, years, total] = await Promise.all([
      countPlacementsBy<string>(db, placements.kind, placementCondition({ ...query, kind: undefined })),
      countPlacementsBy<number>(db, placements.year, placementCondition({ ...query, year: undefined })),
      countPlacements(db, placementCondition(query)),
    ]);
    return {
      "@id": url.pathname,
      "@type": "PlacementFilters",
      kinds: kinds.map(({ value: kind, count }) => ({ kind, count })),
      years: years.toReversed().map(({ value: year, count }) => ({ year, count })),
      total,
    };
  });

  serve(app, placementEndpoint, async ({ params }) => {
    const row = await findPlacement(db, params.slug);
    if (!row) throw notFound();
    return presentPlacement(row);
  });
}
