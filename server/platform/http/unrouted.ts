import type { Hono } from "hono";
import { Problem } from "./problem.ts";

interface Known {
  method: string;
  pattern: RegExp;
}

function knownRoutes(app: Hono): Known[] {
  return app.routes
    .filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
    .map(({ method, path }) => ({
      method,
      pattern: new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/:\w+/g, "[^/]+")}$`),
    }));
}

/**
 * What is said where no route answered: which methods the path has, for OPTIONS.
 * @throws Problem 405 when the method is not one of the path's, 404 when there is no such path.
 */
export function unrouted(app: Hono): (method: string, path: string) => Response {
  let known: Known[] | undefined;
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
