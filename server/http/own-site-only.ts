import type { MiddlewareHandler } from "hono";
import { Problem } from "./problem.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
/** How a browser says that a request was begun by the page itself, or by its user. */
const OWN_SITES = new Set(["same-origin", "none"]);

/**
 * Refuses writes that a browser sends from another site's page (security T9). Callers that are no browsers send
 * neither header and need a token, which no other site's page can have.
 * @throws Problem 403
 */
export function ownSiteOnly(origin: string): MiddlewareHandler {
  return async ({ req }, next) => {
    if (!READS.has(req.method)) {
      const site = req.header("Sec-Fetch-Site");
      const sender = req.header("Origin");
      const isForeign = (site && !OWN_SITES.has(site)) || (sender !== undefined && sender !== origin);
      if (isForeign) throw new Problem(403, "Access Denied.");
    }
    await next();
  };
}
