import { queryOptions } from "@tanstack/react-query";
import { devicesEndpoint } from "#/contract/device.ts";
import { call } from "#/lib/api/call.ts";

/** The browsers that the account is known to; asked anew each time they are looked at. */
export const devicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: async () => (await call(devicesEndpoint, {}))["hydra:member"],
  staleTime: 0,
  meta: { private: true, silent: true },
});
