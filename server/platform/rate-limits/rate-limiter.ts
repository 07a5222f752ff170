import { Problem } from "#/server/platform/http/problem.ts";

/** So many events per window, counted over the time just past. */
export interface Limit {
  name: string;
  most: number;
  /** Milliseconds. */
  window: number;
}

/** Counts events by key; several processes may share one behind this interface. */
export interface RateLimiter {
  /** Counts one event. Zero when it is allowed, otherwise the seconds to wait. */
  take(limit: Limit, key: string): Promise<number>;
  /** How many events still fit, and after how many seconds all of them do again. */
  room(limit: Limit, key: string): Promise<{ left: number; seconds: number }>;
  /** Takes the last event back, where only failures count. */
  giveBack(limit: Limit, key: string): Promise<void>;
}

/**
 * Counts one event of every limit.
 * @throws Problem 429 with the seconds to wait when one of them is full; the others are not counted then.
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

/** Keys kept at once: past it the oldest go, so that memory is bounded whoever calls. */
const MOST_KEYS = 50_000;

/** Counts in this process, and takes in what others counted. */
export interface MemoryRateLimiter extends RateLimiter {
  /** Adds events of a limit and key, as `limit.name key`, that were allowed elsewhere in the `window`-th window of it. */
  add(name: string, window: number, events: number): void;
}

/**
 * A sliding window in this process's memory: the count of the running window plus the share of the one before that
 * still lies inside. `now` is in milliseconds.
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
      // Rounded up: a part of an event is one. The small term keeps a rounding error from being an event.
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
      // What came in this window leaves with the end of the next one.
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

/** Milliseconds until one more event fits. */
function waitFor(limit: Limit, previous: number, current: number, elapsed: number): number {
  if (current < limit.most && previous > 0) {
    return (1 - (limit.most - 1 - current) / previous - elapsed) * limit.window;
  }
  // The running window is full by itself: it fits again when enough of it has slid out of the next one.
  return (1 - elapsed + 1 - (limit.most - 1) / current) * limit.window;
}
