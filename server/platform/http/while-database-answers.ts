import type { MiddlewareHandler } from "hono";
import type { Pulse } from "#/server/platform/db/pulse.ts";

const READS = new Set(["GET", "HEAD"]);

/**
 * Does not let callers wait for a frozen database: abandons reads, and starts nothing new. A running write is awaited,
 * since only its end tells whether it was done.
 */
export function whileDatabaseAnswers(pulse: Pulse): MiddlewareHandler {
  return async ({ req }, next) => {
    if (READS.has(req.method)) return pulse.during(next);
    pulse.check();
    return next();
  };
}
