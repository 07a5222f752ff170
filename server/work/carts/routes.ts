import type { Hono } from "hono";
import { cartEndpoint } from "#/contract/cart.ts";
import { presentItem } from "#/server/catalogue/tracks/listed.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { versionTag } from "#/server/platform/http/if-match.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { selectCart } from "./queries.ts";

/** Route of the signed-in user's cart (contract §7); a PATCH of the user changes it (§2.1). */
export function cartRoutes(app: Hono, db: Database): void {
  serve(app, cartEndpoint, async ({ user, setHeader }) => {
    const { rows, version } = await selectCart(db, user.id);
    setHeader("ETag", versionTag(version));
    return {
      "@id": "/api/front/cart",
      "@type": "Cart",
      tracks: rows.map(presentItem),
      total: rows.length,
    };
  });
}
