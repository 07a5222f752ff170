import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { albumRoutes } from "./albums/routes.ts";
import type { Database } from "./db/database.ts";
import { dialRoutes } from "./dial/routes.ts";
import { commonHeaders } from "./http/common-headers.ts";
import { problemResponse } from "./http/problem-response.ts";
import { memoryRateLimiter, type RateLimiter } from "./http/rate-limiter.ts";
import { rateLimits } from "./http/rate-limits.ts";
import { unrouted } from "./http/unrouted.ts";
import { hydraRoutes } from "./hydra/routes.ts";
import { listeningRoutes } from "./listening/routes.ts";
import { mapRoutes } from "./map/routes.ts";
import { placementRoutes } from "./placements/routes.ts";
import { searchRoutes } from "./search/routes.ts";
import { siteRoutes } from "./site/routes.ts";
import { taxonomyRoutes } from "./taxonomies/routes.ts";
import { trackRoutes } from "./tracks/routes.ts";
import { userProfileRoutes } from "./user-profiles/routes.ts";
import { writerRoutes } from "./writers/routes.ts";

export interface ApiDependencies {
  db: Database;
  clock: () => Date;
  /** Gets what a 500 must not tell; pino's shape. */
  log: { error(details: { err: unknown; path: string }, message: string): void };
  /** Public address of the site and the API, as `https://music.example`. */
  siteUrl: string;
  version: string;
  limiter?: RateLimiter;
}

function healthRoute(app: Hono, db: Database, version: string): void {
  app.get("/healthz", async (context) => {
    const isUp = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    const body = { status: isUp ? "ok" : "error", db: isUp ? "ok" : "error", version };
    return context.json(body, isUp ? 200 : 503, { "Cache-Control": "private, no-store" });
  });
}

/** The reference backend: the whole HTTP contract over a database. All that is outside it is passed in. */
export function createApi(dependencies: ApiDependencies): Hono {
  const { db, clock, log, siteUrl, version } = dependencies;
  const limiter = dependencies.limiter ?? memoryRateLimiter(() => clock().getTime());
  const base = new URL(siteUrl).origin;
  const app = new Hono();

  app.use(commonHeaders(base));
  app.use("/api/*", rateLimits(limiter));
  hydraRoutes(app, { base, version });
  albumRoutes(app, db);
  trackRoutes(app, db);
  taxonomyRoutes(app, db);
  writerRoutes(app, db);
  placementRoutes(app, db);
  searchRoutes(app, db);
  siteRoutes(app, db);
  userProfileRoutes(app, db);
  mapRoutes(app, db);
  dialRoutes(app, db);
  listeningRoutes(app, db, clock);
  healthRoute(app, db, version);

  const explain = unrouted(app);
  app.notFound(({ req }) => {
    throw explain(req.method, req.path);
  });
  app.onError((error, { req }) =>
    problemResponse(error, (err) => log.error({ err, path: req.path }, "A request failed")),
  );
  return app;
}
