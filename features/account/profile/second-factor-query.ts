import { queryOptions } from "@tanstack/react-query";
import { secondFactorEndpoint } from "#/contract/second-factor.ts";
import { call } from "#/lib/api/call.ts";

/** Whether the person is asked for a one-time code; asked anew each time it is looked at. */
export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: () => call(secondFactorEndpoint, {}),
  staleTime: 0,
  meta: { private: true, silent: true },
});
