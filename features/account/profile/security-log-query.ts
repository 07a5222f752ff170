import { infiniteQueryOptions } from "@tanstack/react-query";
import { type SecurityEvent, securityEventsEndpoint } from "#/contract/security-event.ts";
import { call } from "#/lib/api/call.ts";

/** Events per page. */
const PAGE = 15;

/** Query of the account's security log; refetched at each visit. */
export const securityLogQuery = infiniteQueryOptions({
  queryKey: ["security-log"],
  queryFn: async ({ pageParam }): Promise<{ total: number; events: SecurityEvent[] }> => {
    const query = { page: String(pageParam), itemsPerPage: String(PAGE) };
    const answer = await call(securityEventsEndpoint, { query });
    return { total: answer["hydra:totalItems"], events: answer["hydra:member"] };
  },
  initialPageParam: 1,
  getNextPageParam: (last, pages) =>
    last.events.length > 0 && pages.length * PAGE < last.total ? pages.length + 1 : undefined,
  staleTime: 0,
  meta: { private: true, silent: true },
});
