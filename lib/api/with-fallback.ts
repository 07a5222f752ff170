import { unstable_cache } from "next/cache";

/** Seconds for which an incomplete page is cached, instead of minutes. */
const INCOMPLETE = 1;

/** An empty read that expires after a second: a page is cached no longer than its shortest read. */
const readOfNothing = unstable_cache(async () => null, ["incomplete"], { revalidate: INCOMPLETE });

/**
 * Returns the value, or `fallback` on failure: missing site content must not break a page (specification §8, acceptance
 * S24). Logs the failure with `what`, and the incomplete page is soon rendered again.
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
    // Outside a page there is nothing to cache.
    await readOfNothing().catch(() => null);
    return fallback;
  }
}
