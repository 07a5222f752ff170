import { keyOf } from "#/server/platform/http/secret-key.ts";
import type { DatabaseRateLimiter } from "#/server/platform/rate-limits/database-rate-limiter.ts";
import type { Limit } from "#/server/platform/rate-limits/rate-limiter.ts";

const WINDOW = 15 * 60_000;
/** Only failures count (contract §0.9). */
export const FAILURES_OF_PAIR: Limit = { name: "sign-in of an address", most: 5, window: WINDOW };
export const FAILURES_OF_VISITOR: Limit = { name: "sign-in", most: 30, window: WINDOW };
/** For all addresses together: an attacker with a thousand addresses gets no further than one with ten. */
export const FAILURES_OF_ACCOUNT: Limit = { name: "sign-in anywhere", most: 50, window: 60 * 60_000 };
/** A known browser has a count of its own, so that strangers who guess do not lock the owner out. */
export const FAILURES_OF_DEVICE: Limit = { name: "sign-in of a device", most: 20, window: 60 * 60_000 };

/** Returns the key of a visitor's failures at one account (`FAILURES_OF_PAIR`). */
export const pairKey = (email: string, visitor: string) => `${keyOf(email)} ${visitor}`;

/**
 * Clears the failures before a password reset, so that the new password works at once, unless the visitor's own limit
 * is reached.
 */
export async function forgetFailures(
  limiter: DatabaseRateLimiter,
  { email, visitor }: { email: string; visitor?: string },
): Promise<void> {
  await limiter.clear(FAILURES_OF_ACCOUNT, keyOf(email));
  if (visitor !== undefined) await limiter.clear(FAILURES_OF_PAIR, pairKey(email, visitor));
}
