import { queryOptions } from "@tanstack/react-query";
import { sessionsEndpoint } from "#/contract/session.ts";
import { call } from "#/lib/api/call.ts";

/** Where the person is signed in; asked anew each time it is looked at. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async () => (await call(sessionsEndpoint, {}))["hydra:member"],
  staleTime: 0,
  meta: { private: true, silent: true },
});
