import { unstable_cache } from "next/cache";
import { cache } from "react";
import type { Endpoint } from "#/contract/endpoint.ts";
import { type Answer, addressOf, type CallInput, call } from "./call.ts";

/** What one render has asked for so far: its metadata and its page ask alike, at the same moment. */
const askedInRender = cache(() => new Map<string, Promise<unknown>>());

/**
 * A public read kept by Next between renders, for server components. `tags` are what a purge names
 * (`albums`, `album:{slug}`, `menus`…); `revalidate` is in seconds. One render asks for the same thing once.
 */
export function cachedCall<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { tags, revalidate }: { tags: string[]; revalidate: number },
): Promise<Answer<E>> {
  const key = addressOf(endpoint.path, input.params, input.query);
  const asked = askedInRender();
  const name = [key, revalidate, ...tags].join(" ");
  const before = asked.get(name) as Promise<Answer<E>> | undefined;
  if (before) return before;
  const answer = unstable_cache(() => call(endpoint, input), [key], { tags, revalidate })();
  asked.set(name, answer);
  return answer;
}
