import { queryOptions } from "@tanstack/react-query";
import { accessTokensEndpoint } from "#/contract/access-token.ts";
import { call } from "#/lib/api/call.ts";

/** Query of the person's access tokens; refetched at each visit. */
export const accessTokensQuery = queryOptions({
  queryKey: ["access-tokens"],
  queryFn: async () => (await call(accessTokensEndpoint, {}))["hydra:member"],
  staleTime: 0,
  meta: { private: true, silent: true },
});
