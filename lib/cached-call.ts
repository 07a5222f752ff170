import { unstable_cache } from "next/cache";
import type { Endpoint } from "#/contract/endpoint.ts";
import { type Answer, addressOf, type CallInput, call } from "./call.ts";

/**
 * A public read kept by Next between renders, for server components. `tags` are what a purge names
 * (`albums`, `album:{slug}`, `menus`…); `revalidate` is in seconds.
 */
export function cachedCall<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { tags, revalidate }: { tags: string[]; revalidate: number },
): Promise<Answer<E>> {
  const key = addressOf(endpoint.path, input.params, input.query);
  return unstable_cache(() => call(endpoint, input), [key], { tags, revalidate })();
}
