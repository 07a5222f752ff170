import { Problem } from "#/server/platform/http/problem.ts";

/** At most `most` events per window, which slides. */
export interface Limit {
  name: string;
  most: number;
  /** Milliseconds. */
  window: number;
}

/** Counts events by key; an implementation may be shared by several processes. */
export interface RateLimiter {
  /** Counts one event. Returns zero when it is allowed, otherwise the seconds to wait. */
  take(limit: Limit, key: string): Promise<number>;
  /** Returns how many events still fit, and after how many seconds all of them do again. */
  room(limit: Limit, key: string): Promise<{ left: number; seconds: number }>;
  /** Removes the last event, for limits that only count failures. */
  giveBack(limit: Limit, key: string): Promise<void>;
}

/**
 * Counts one event of every limit.
 * @throws Problem 429 with the seconds to wait when one of them is full; then none of the others is counted.
 */
export async function takeOrRefuse(
  limiter: RateLimiter,
  limits: readonly (readonly [Limit, string])[],
): Promise<void> {
  for (const [index, [limit, key]] of limits.entries()) {
    const wait = await limiter.take(limit, key);
    if (wait === 0) continue;
    for (const [taken, name] of limits.slice(0, index)) await limiter.giveBack(taken, name);
    throw new Problem(429, "Too Many Requests", { "Retry-After": String(wait) });
  }
}

/** Maximum number of keys in memory. Beyond it the oldest are dropped, so that callers cannot exhaust the memory. */
const MOST_KEYS = 50_000;

/** Counts in this process, and adds the counts of others. */
export interface MemoryRateLimiter extends RateLimiter {
  /** Adds events that were allowed elsewhere in the `window`-th window of a limit; `name` is `limit.name key`. */
  add(name: string, window: number, events: number): void;
}

/**
 * Returns a limiter with a sliding window in this process's memory: the count of the current window plus the share of
 * the previous one that still lies inside. `now` is in milliseconds.
 */
export function memoryRateLimiter(now: () => number): MemoryRateLimiter {
  const counts = new Map<string, { window: number; current: number; previous: number }>();

  function keep(name: string, count: { window: number; current: number; previous: number }): void {
    counts.delete(name);
    counts.set(name, count);
    if (counts.size > MOST_KEYS) counts.delete(counts.keys().next().value as string);
  }

  return {
    async take(limit, key) {
      const at = now();
      const window = Math.floor(at / limit.window);
      const name = `${limit.name} ${key}`;
      const seen = counts.get(name);
      const previous =
        seen?.window === window ? seen.previous : seen?.window === window - 1 ? seen.current : 0;
      const current = seen?.window === window ? seen.current : 0;
      const elapsed = (at % limit.window) / limit.window;
      // Rounded up: a part of an event counts as one. The small term prevents a rounding error from counting.
      if (Math.ceil(previous * (1 - elapsed) - 1e-9) + current >= limit.most) {
        return Math.max(1, Math.ceil(waitFor(limit, previous, current, elapsed) / 1_000));
      }
      keep(name, { window, current: current + 1, previous });
      return 0;
    },

    async room(limit, key) {
      const at = now();
      const window = Math.floor(at / limit.window);
      const seen = counts.get(`${limit.name} ${key}`);
      const elapsed = (at % limit.window) / limit.window;
      const previous =
        seen?.window === window ? seen.previous : seen?.window === window - 1 ? seen.current : 0;
      const current = seen?.window === window ? seen.current : 0;
      const used = Math.ceil(previous * (1 - elapsed) - 1e-9) + current;
      // Events of this window expire at the end of the next one.
      const windows = current > 0 ? 2 - elapsed : previous > 0 ? 1 - elapsed : 0;
      return { left: Math.max(0, limit.most - used), seconds: Math.ceil((windows * limit.window) / 1_000) };
    },

    async giveBack(limit, key) {
      const seen = counts.get(`${limit.name} ${key}`);
      if (seen && seen.current > 0) seen.current -= 1;
    },

    add(name, window, events) {
      const seen = counts.get(name);
      if (!seen || seen.window < window) {
        const previous = seen?.window === window - 1 ? seen.current : 0;
        keep(name, { window, current: Math.max(0, events), previous });
      } else if (seen.window === window) seen.current = Math.max(0, seen.current + events);
      else if (seen.window === window + 1) seen.previous = Math.max(0, seen.previous + events);
    },
  };
}

/** Returns the milliseconds until one more event fits. */
function waitFor(limit: Limit, previous: number, current: number, elapsed: number): number {
  if (current < limit.most && previous > 0) {
    return (1 - (limit.most - 1 - current) / previous - elapsed) * limit.window;
  }
  // The current window alone is full: there is room when enough of it has slid out of the next one.
  return (1 - elapsed + 1 - (limit.most - 1) / current) * limit.window;
}
