import { queryOptions } from "@tanstack/react-query";
import { accessTokensEndpoint } from "#/contract/access-token.ts";
import { call } from "#/lib/api/call.ts";

/** The tokens that programs of the person hold; asked anew each time they are looked at. */
export const accessTokensQuery = queryOptions({
  queryKey: ["access-tokens"],
  queryFn: async () => (await call(accessTokensEndpoint, {}))["hydra:member"],
  staleTime: 0,
  meta: { private: true, silent: true },
});
