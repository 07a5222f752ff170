import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { markerEndpoint, markersEndpoint, regionEndpoint, regionsEndpoint } from "#/contract/map.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { markers } from "#/server/platform/db/schema/map.ts";
import { continents, regions } from "#/server/platform/db/schema/territories.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { selectMarkers, selectRegions } from "./queries.ts";

/** Routes of the world map's places and regions, without paging (contract §11). */
export function mapRoutes(app: Hono, db: Database): void {
  serve(app, markersEndpoint, async ({ query, url }) => {
    const members = await selectMarkers(db, query.region ? eq(regions.slug, query.region) : undefined);
    return collectionAnswer(markersEndpoint, url, { members, total: members.length });
  });

  serve(app, markerEndpoint, async ({ params }) => {
    const [marker] = await selectMarkers(db, eq(markers.id, params.id));
    if (!marker) throw notFound();
    return marker;
  });

  serve(app, regionsEndpoint, async ({ query, url }) => {
    const where = query.continent ? eq(continents.slug, query.continent) : undefined;
    const members = await selectRegions(db, where);
    return collectionAnswer(regionsEndpoint, url, { members, total: members.length });
  });

  serve(app, regionEndpoint, async ({ params }) => {
    const [region] = await selectRegions(db, eq(regions.id, params.id));
    if (!region) throw notFound();
    return region;
  });
}
