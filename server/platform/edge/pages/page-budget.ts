import { limitKey } from "#/server/platform/rate-limits/limit-key.ts";
import type { Limit, RateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import { ANONYMOUS } from "#/server/platform/rate-limits/rate-limits.ts";

const WINDOW = 5 * 60_000;
/** Share of a visitor's rendered pages that may turn out missing: enough for a person's mistakes, not for a crawl. */
const MISSING_SHARE = 1 / 5;
/** Pages rendered on request that cost a search: results, and lists with parameters. */
const SEARCH_PAGE =
  /^\/(?:fr|en)\/(?:recherche\/|(?:albums|nos-compositeurs|our-composers|nos-placements|our-placements|search-\w+)\?)/;
/** The API's own limit for visitors (contract §0.9), since the site's reads in their name are not counted there. */
const SEARCHES: Limit = { ...ANONYMOUS, name: "search pages" };

/** Rendering budget of one visitor. */
export type PageBudget = {
  /** Counts this page if a visitor may have it rendered, and returns 0; otherwise returns the seconds to wait. */
  take(target: string, address: string): Promise<number>;
  /** Reports that the rendered page exists. */
  found(address: string): Promise<void>;
};

/** Allows each visitor `most` rendered pages in five minutes, fewer searches, and fewer missing pages. */
export function pageBudget(limiter: RateLimiter, most: number): PageBudget {
  const pages: Limit = { name: "pages", most, window: WINDOW };
  const lost: Limit = { name: "lost pages", most: Math.ceil(most * MISSING_SHARE), window: WINDOW };

  return {
    async take(target, address) {
      const key = limitKey(address);
      const limits = SEARCH_PAGE.test(target) ? [pages, lost, SEARCHES] : [pages, lost];
      for (const [index, limit] of limits.entries()) {
        const wait = await limiter.take(limit, key);
        if (wait === 0) continue;
        for (const taken of limits.slice(0, index)) await limiter.giveBack(taken, key);
        return wait;
      }
      return 0;
    },
    found: (address) => limiter.giveBack(lost, limitKey(address)),
  };
}
