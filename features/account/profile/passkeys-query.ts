import { queryOptions } from "@tanstack/react-query";
import { passkeysEndpoint } from "#/contract/passkey.ts";
import { call } from "#/lib/api/call.ts";

/** The passkeys that open the person's account; asked anew each time they are looked at. */
export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: async () => (await call(passkeysEndpoint, {}))["hydra:member"],
  staleTime: 0,
  meta: { private: true, silent: true },
});
