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

/** Why no route answered: the method is not one of the path's (405), or there is no such path (404). */
export function unrouted(app: Hono): (method: string, path: string) => Problem {
  let known: Known[] | undefined;
  return (method, path) => {
    known ??= knownRoutes(app);
    const allowed = new Set(known.filter(({ pattern }) => pattern.test(path)).map((route) => route.method));
    const sentence = `No route found for "${method} ${path}"`;
    if (allowed.size === 0) return new Problem(404, sentence);
    if (allowed.has("GET")) allowed.add("HEAD");
    const list = [...allowed].sort().join(", ");
    return new Problem(405, `${sentence}: Method Not Allowed (Allow: ${list})`, { Allow: list });
  };
}
