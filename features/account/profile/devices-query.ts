import { queryOptions } from "@tanstack/react-query";
import { devicesEndpoint } from "#/contract/device.ts";
import { call } from "#/lib/api/call.ts";

/** Query of the known browsers; refetched at each visit. */
export const devicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: async () => (await call(devicesEndpoint, {}))["hydra:member"],
  staleTime: 0,
  meta: { private: true, silent: true },
});
