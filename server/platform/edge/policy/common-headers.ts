import type { MiddlewareHandler } from "hono";
import { requestId } from "#/server/platform/edge/request-id.ts";
import { documentationLink, securityHeaders } from "./security-headers.ts";

const EXPOSED =
  "Link, Location, Content-Disposition, Retry-After, ETag, RateLimit, RateLimit-Policy, X-Request-Id, Idempotent-Replayed";
const PREFLIGHT_SECONDS = "3600";

/**
 * Sets the headers of every answer (contract §0.2): security, request id, and on `/api` the link to the documentation,
 * `Vary` (a route that depends on the caller has already set it) and CORS for `origins` only, which include the site's
 * own `origin`. Answers preflights.
 */
export function commonHeaders(
  origin: string,
  origins: readonly string[],
  hstsSubdomains = true,
): MiddlewareHandler {
  const safety = Object.entries(securityHeaders(origin, { hstsSubdomains }));
  const link = documentationLink(origin);

  return async (context, next) => {
    const { req } = context;
    const isPreflight = req.method === "OPTIONS" && req.header("Access-Control-Request-Method") !== undefined;
    if (isPreflight) context.res = new Response(null, { status: 204 });
    else await next();
    const { headers } = context.res;
    for (const [name, value] of safety) headers.set(name, value);
    headers.set("X-Request-Id", requestId(req.header("X-Request-Id")));
    if (!req.path.startsWith("/api") && req.path !== "/authentification") return;
    headers.set("Link", link);
    const sender = req.header("Origin") ?? "";
    const reflects = origins.includes(sender);
    const depends = headers.get("Vary") ?? "";
    // If other sites may call, a cached answer for one of them must not be served to another.
    const isByOrigin = reflects || origins.length > 1;
    headers.set("Vary", ["Accept", depends, isByOrigin ? "Origin" : ""].filter(Boolean).join(", "));
    if (!reflects) return;
    headers.set("Access-Control-Allow-Origin", sender);
    headers.set("Access-Control-Expose-Headers", EXPOSED);
    if (!isPreflight) return;
    headers.set("Access-Control-Allow-Methods", "GET,HEAD,POST,PATCH,DELETE");
    headers.set(
      "Access-Control-Allow-Headers",
      "Authorization, Content-Type, Accept, If-Match, Idempotency-Key",
    );
    headers.set("Access-Control-Max-Age", PREFLIGHT_SECONDS);
  };
}
