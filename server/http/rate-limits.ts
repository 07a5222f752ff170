import type { MiddlewareHandler } from "hono";
import { CLIENT_ADDRESS_HEADER } from "#/server/edge/scrub-request.ts";
import { limitKey } from "./limit-key.ts";
import { Problem } from "./problem.ts";
import type { Limit, RateLimiter } from "./rate-limiter.ts";

const MINUTE = 60_000;

/** Contract §0.9. */
export const ANONYMOUS: Limit = { name: "anonymous", most: 300, window: 5 * MINUTE };
const LISTENED: Limit = { name: "listened", most: 60, window: MINUTE };

/** Refuses whoever asks too often, by address; the site's own calls come without one and are not counted. */
export function rateLimits(limiter: RateLimiter): MiddlewareHandler {
  return async (context, next) => {
    const address = context.req.header(CLIENT_ADDRESS_HEADER);
    if (address) {
      const isEvent = context.req.method === "POST" && context.req.path === "/api/tracks_listeneds";
      const wait = await limiter.take(isEvent ? LISTENED : ANONYMOUS, limitKey(address));
      if (wait > 0) throw new Problem(429, "Too Many Requests", { "Retry-After": String(wait) });
    }
    await next();
  };
}
