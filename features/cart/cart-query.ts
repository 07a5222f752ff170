import { queryOptions } from "@tanstack/react-query";
import { cartEndpoint } from "#/contract/cart.ts";
import { call } from "#/lib/api/call.ts";

/** Fetches the tracks of the cart in order; `version` comes from the session. */
export function cartQuery(version: number | undefined) {
  return queryOptions({
    queryKey: ["cart", version ?? 0],
    queryFn: ({ signal }) => call(cartEndpoint, { signal }),
    meta: { private: true },
    placeholderData: (before) => before,
  });
}
