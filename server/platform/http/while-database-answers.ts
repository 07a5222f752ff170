import type { MiddlewareHandler } from "hono";
import type { Pulse } from "#/server/platform/db/pulse.ts";

const READS = new Set(["GET", "HEAD"]);

/**
 * Lets no one wait for a database that stands still: reads are given up, and nothing new is begun. A write that is under
 * way is waited for, since whether it was done is known only then.
 */
export function whileDatabaseAnswers(pulse: Pulse): MiddlewareHandler {
  return async ({ req }, next) => {
    if (READS.has(req.method)) return pulse.during(next);
    pulse.check();
    return next();
  };
}
