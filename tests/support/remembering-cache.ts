import { offerInProcess } from "#/contract/in-process.ts";

const site = globalThis as { __incrementalCache?: object };

/**
 * Lets the site's server code read from `answer` with a cache that keeps what it is given, as Next's does between two
 * renders; the test file imports Next's `node-environment-baseline` first. Each call begins empty; gives the paths that were asked for, in order. `stopReading` undoes it.
 */
export function readFrom(answer: (request: Request) => Promise<Response>): string[] {
  const kept = new Map<string, object>();
  const asked: string[] = [];
  offerInProcess((request) => {
    asked.push(request.url.slice(new URL(request.url).origin.length));
    return answer(request);
  });
  site.__incrementalCache = {
    isOnDemandRevalidate: false,
    generateSimpleCacheKey: async (key: string) => key,
    get: async (key: string) => (kept.has(key) ? { isStale: false, value: kept.get(key) } : null),
    set: async (key: string, value: object) => void kept.set(key, value),
  };
  return asked;
}

/** Leaves no trace of `readFrom`. */
export function stopReading(): void {
  offerInProcess(undefined);
  delete site.__incrementalCache;
}
