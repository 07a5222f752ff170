import type { Hono } from "hono";
import { Problem } from "./problem.ts";

interface KnownRoute {
  method: string;
  pattern: RegExp;
}

function knownRoutes(app: Hono): KnownRoute[] {
  return app.routes
    .filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
    .map(({ method, path }) => ({
      method,
      pattern: new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/:\w+/g, "[^/]+")}$`),
    }));
}

/**
 * Returns a function for requests without a route: it answers OPTIONS with the methods of the path.
 * @throws Problem 405 when the path exists but not with this method, 404 when it does not exist.
 */
export function unrouted(app: Hono): (method: string, path: string) => Response {
  let known: KnownRoute[] | undefined;
  return (method, path) => {
    known ??= knownRoutes(app);
    const allowed = new Set(known.filter(({ pattern }) => pattern.test(path)).map((route) => route.method));
    const sentence = `No route found for "${method} ${path}"`;
    if (allowed.size === 0) throw new Problem(404, sentence);
    if (allowed.has("GET")) allowed.add("HEAD");
    allowed.add("OPTIONS");
    const list = [...allowed].sort().join(", ");
    if (method === "OPTIONS") return new Response(null, { status: 204, headers: { Allow: list } });
    throw new Problem(405, `${sentence}: Method Not Allowed (Allow: ${list})`, { Allow: list });
  };
}
