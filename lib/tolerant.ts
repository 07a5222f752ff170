/**
 * The value, or `fallback` when it cannot be had: site content may fail without taking the page with it
 * (specification §8, acceptance S24). The failure is logged with `what` was asked for.
 */
export async function orNothing<Value, Fallback>(
  promise: Promise<Value>,
  fallback: Fallback,
  what: string,
): Promise<Value | Fallback> {
  try {
    return await promise;
  } catch (error) {
    console.warn(`${what} could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
    return fallback;
  }
}
