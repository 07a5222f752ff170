import { and, asc, count, desc, eq, gt, inArray, lt, max, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { rateLimits } from "#/server/platform/db/schema/operations.ts";
import type { Limit, RateLimiter } from "./rate-limiter.ts";

/** Longest window of any limit. */
const DAY = 24 * 3_600_000;

export interface DatabaseRateLimiter extends RateLimiter {
  /** Removes all events of a key. */
  clear(limit: Limit, key: string): Promise<void>;
}

/**
 * Returns a limiter that counts in the database: it survives a restart and is shared by all processes on it. Its window
 * slides exactly.
 */
export function databaseRateLimiter(db: Database, clock: () => Date): DatabaseRateLimiter {
  return {
    take(limit, name) {
      const key = `${limit.name} ${name}`;
      const at = clock();
      const since = new Date(at.getTime() - limit.window);
      return db.transaction(async (transaction) => {
        // One call at a time per key: two concurrent ones would both find room.
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
        await transaction.delete(rateLimits).where(lt(rateLimits.at, new Date(at.getTime() - DAY)));
        const inside = and(eq(rateLimits.key, key), gt(rateLimits.at, since));
        const [seen] = await transaction.select({ total: count() }).from(rateLimits).where(inside);
        const total = seen?.total ?? 0;
        if (total < limit.most) {
          await transaction.insert(rateLimits).values({ key, at });
          return 0;
        }
        const [first] = await transaction
          .select({ at: rateLimits.at })
          .from(rateLimits)
          .where(inside)
          .orderBy(asc(rateLimits.at))
          .offset(total - limit.most)
          .limit(1);
        const free = (first?.at ?? at).getTime() + limit.window;
        return Math.max(1, Math.ceil((free - at.getTime()) / 1_000));
      });
    },

    async room(limit, name) {
      const at = clock().getTime();
      const [seen] = await db
        .select({ total: count(), last: max(rateLimits.at) })
        .from(rateLimits)
        .where(
          and(eq(rateLimits.key, `${limit.name} ${name}`), gt(rateLimits.at, new Date(at - limit.window))),
        );
      const until = seen?.last ? seen.last.getTime() + limit.window - at : 0;
      return { left: Math.max(0, limit.most - (seen?.total ?? 0)), seconds: Math.ceil(until / 1_000) };
    },

    async giveBack(limit, name) {
      const newest = db
        .select({ id: rateLimits.id })
        .from(rateLimits)
        .where(eq(rateLimits.key, `${limit.name} ${name}`))
        .orderBy(desc(rateLimits.id))
        .limit(1);
      await db.delete(rateLimits).where(inArray(rateLimits.id, newest));
    },

    async clear(limit, name) {
      await db.delete(rateLimits).where(eq(rateLimits.key, `${limit.name} ${name}`));
    },
  };
}
