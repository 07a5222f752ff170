import { queryOptions } from "@tanstack/react-query";
import { sessionsEndpoint } from "#/contract/session.ts";
import { call } from "#/lib/api/call.ts";

/** Query of the person's active sessions; refetched at each visit. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async () => (await call(sessionsEndpoint, {}))["hydra:member"],
  staleTime: 0,
  meta: { private: true, silent: true },
});
