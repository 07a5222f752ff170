import type { MiddlewareHandler } from "hono";
import { Problem } from "./problem.ts";
import { READING_METHODS } from "./reading-methods.ts";

/** Values by which a browser marks a request of the page itself, or of its user. */
const OWN_SITES = new Set(["same-origin", "none"]);

/**
 * Refuses writes that a browser sends from a page of a site that the operator has not named (security T9). Other
 * clients send neither header and need a token, which no other site's page can have; nor is any of our cookies
 * sufficient by itself.
 * @throws Problem 403
 */
export function namedSitesOnly(origins: readonly string[]): MiddlewareHandler {
  return async ({ req }, next) => {
    if (!READING_METHODS.has(req.method)) {
      const site = req.header("Sec-Fetch-Site");
      const sender = req.header("Origin");
      const isNamed = sender !== undefined && origins.includes(sender);
      const isForeign = !isNamed && (sender !== undefined || (site !== undefined && !OWN_SITES.has(site)));
      if (isForeign) throw new Problem(403, "Access Denied.");
    }
    await next();
  };
}
