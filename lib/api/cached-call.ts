import { unstable_cache } from "next/cache";
import { cache } from "react";
import type { Endpoint } from "#/contract/endpoint.ts";
import { type Answer, addressOf, type CallInput, call } from "./call.ts";

/** Requests of one render: metadata and page make the same ones at the same time. */
const requestsOfRender = cache(() => new Map<string, Promise<unknown>>());

/**
 * Makes a public read that Next caches between renders, for server components. `tags` name what a purge removes
 * (`albums`, `album:{slug}`, `menus`…); `revalidate` is in seconds. One render makes the same request once.
 */
export function cachedCall<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { tags, revalidate }: { tags: string[]; revalidate: number },
): Promise<Answer<E>> {
  const key = addressOf(endpoint.path, input.params, input.query);
  const requests = requestsOfRender();
  const name = [key, revalidate, ...tags].join(" ");
  const before = requests.get(name) as Promise<Answer<E>> | undefined;
  if (before) return before;
  const answer = unstable_cache(() => call(endpoint, input), [key], { tags, revalidate })();
  requests.set(name, answer);
  return answer;
}
