import type { MiddlewareHandler } from "hono";
import type { Claimant } from "#/server/platform/http/authentication.ts";
import { CLIENT_ADDRESS_HEADER } from "#/server/platform/http/internal-headers.ts";
import { Problem } from "#/server/platform/http/problem.ts";
import { limitKey } from "./limit-key.ts";
import { type Limit, type RateLimiter, takeOrRefuse } from "./rate-limiter.ts";

const MINUTE = 60_000;

/** Contract §0.9. */
export const ANONYMOUS: Limit = { name: "anonymous", most: 300, window: 5 * MINUTE };
export const SIGNED_IN: Limit = { name: "signed in", most: 1_500, window: 5 * MINUTE };
/** Counted per token, so that a runaway program does not block its person. */
const ACCESS_TOKEN: Limit = { name: "access token", most: 1_500, window: 5 * MINUTE };
const LISTENED: Limit = { name: "listened", most: 60, window: MINUTE };

const limitOf = (claimant: Claimant) =>
  "userId" in claimant
    ? ([SIGNED_IN, String(claimant.userId)] as const)
    : ([ACCESS_TOKEN, String(claimant.accessTokenId)] as const);

/**
 * Refuses too many requests: per address for visitors, per user anywhere, per token for programs. The site's own calls
 * have no address and are not counted. Counted callers receive their remaining number.
 */
export function rateLimits(limiter: RateLimiter): MiddlewareHandler {
  return async (context, next) => {
    const address = context.req.header(CLIENT_ADDRESS_HEADER);
    if (address) {
      const isEvent = context.req.method === "POST" && context.req.path === "/api/tracks_listeneds";
      const claimant = isEvent ? null : await context.get("authentication").claimant();
      const limited = claimant
        ? limitOf(claimant)
        : ([isEvent ? LISTENED : ANONYMOUS, limitKey(address)] as const);
      try {
        await takeOrRefuse(limiter, [limited]);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        throw new Problem(error.status, error.message, { ...error.headers, ...(await standing(limited)) });
      }
      await next();
      for (const [name, value] of Object.entries(await standing(limited)))
        context.res.headers.set(name, value);
      return;
    }
    await next();
  };

  /** Returns the caller's remaining number in the headers of draft-ietf-httpapi-ratelimit-headers-10. */
  async function standing([limit, key]: readonly [Limit, string]): Promise<Record<string, string>> {
    const { left, seconds } = await limiter.room(limit, key);
    const name = `"${limit.name}"`;
    return {
      "RateLimit-Policy": `${name};q=${limit.most};w=${limit.window / 1_000}`,
      RateLimit: `${name};r=${left};t=${seconds}`,
    };
  }
}
