import { queryOptions } from "@tanstack/react-query";
import { secondFactorEndpoint } from "#/contract/second-factor.ts";
import { call } from "#/lib/api/call.ts";

/** Query of the person's second factor; refetched at each visit. */
export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: () => call(secondFactorEndpoint, {}),
  staleTime: 0,
  meta: { private: true, silent: true },
});
