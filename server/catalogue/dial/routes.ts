import type { Hono } from "hono";
import { dialEndpoint } from "#/contract/dial.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { selectDial } from "./queries.ts";

/** Route of the dial's data, for the home page. */
export function dialRoutes(app: Hono, db: Database): void {
  serve(app, dialEndpoint, async ({ url }) => ({
    "@id": url.pathname,
    "@type": "Dial",
    ...(await selectDial(db)),
  }));
}
