import { unstable_cache } from "next/cache";

/** Seconds that a page lacking something is kept, where a whole one is kept for minutes. */
const INCOMPLETE = 1;

/** A page is kept no longer than the shortest-lived of its reads: this one says nothing and lives a second. */
const readOfNothing = unstable_cache(async () => null, ["incomplete"], { revalidate: INCOMPLETE });

/**
 * The value, or `fallback` when it cannot be had: site content may fail without taking the page with it
 * (specification §8, acceptance S24). The failure is logged with `what` was asked for, and the page that lacks it is
 * soon rendered anew.
 */
export async function withFallback<Value, Fallback>(
  promise: Promise<Value>,
  fallback: Fallback,
  what: string,
): Promise<Value | Fallback> {
  try {
    return await promise;
  } catch (error) {
    console.warn(`${what} could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
    // Outside a page there is nothing to keep.
    await readOfNothing().catch(() => null);
    return fallback;
  }
}
