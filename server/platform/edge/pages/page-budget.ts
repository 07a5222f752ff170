import { limitKey } from "#/server/platform/rate-limits/limit-key.ts";
import type { Limit, RateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import { ANONYMOUS } from "#/server/platform/rate-limits/rate-limits.ts";

const WINDOW = 5 * 60_000;
/** Of the pages that one visitor has drawn, so many may turn out to be none: a person's mistakes, never a walk. */
const LOST_SHARE = 1 / 5;
/** Pages drawn when they are asked for, at the cost of a search: results, and lists by what an address asks of them. */
const SEARCH_PAGE =
  /^\/(?:fr|en)\/(?:recherche\/|(?:albums|nos-compositeurs|our-composers|nos-placements|our-placements|search-\w+)\?)/;
/** The API's own limit for visitors (contract §0.9), since the site's reads in their name are not counted there. */
const SEARCHES: Limit = { ...ANONYMOUS, name: "search pages" };

/** Rendering budget of one visitor. */
export type PageBudget = {
  /** Seconds until a visitor may have this page drawn; 0 when it is counted and may be. */
  take(target: string, address: string): Promise<number>;
  /** Reports that the rendered page exists. */
  found(address: string): Promise<void>;
};

/** Lets each visitor have `most` pages drawn in five minutes, fewer searches, and fewer that do not exist. */
export function pageBudget(limiter: RateLimiter, most: number): PageBudget {
  const pages: Limit = { name: "pages", most, window: WINDOW };
  const lost: Limit = { name: "lost pages", most: Math.ceil(most * LOST_SHARE), window: WINDOW };

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
