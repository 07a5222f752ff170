import { offerInProcess } from "#/contract/in-process.ts";

const site = globalThis as { __incrementalCache?: object };

/** The entry that Next stores for one read; `revalidate` is in seconds. */
type Kept = { revalidate: number };

/**
 * Lets the site's server code read from `answer` through a cache that keeps each entry as long as it should be kept, as
 * Next's does between two renders; the test file imports Next's `node-environment-baseline` first. Each call begins with
 * an empty cache; returns the requested paths in order. `stopReading` undoes it.
 */
export function readFrom(answer: (request: Request) => Promise<Response>): string[] {
  const kept = new Map<string, { value: Kept; since: number }>();
  const asked: string[] = [];
  offerInProcess((request) => {
    asked.push(request.url.slice(new URL(request.url).origin.length));
    return answer(request);
  });
  site.__incrementalCache = {
    isOnDemandRevalidate: false,
    generateSimpleCacheKey: async (key: string) => key,
    get: async (key: string) => {
      const found = kept.get(key);
      if (!found) return null;
      return { isStale: Date.now() - found.since > found.value.revalidate * 1_000, value: found.value };
    },
    set: async (key: string, value: Kept) => void kept.set(key, { value, since: Date.now() }),
  };
  return asked;
}

/** Leaves no trace of `readFrom`. */
export function stopReading(): void {
  offerInProcess(undefined);
  delete site.__incrementalCache;
}
