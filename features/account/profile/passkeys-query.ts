import { queryOptions } from "@tanstack/react-query";
import { passkeysEndpoint } from "#/contract/passkey.ts";
import { call } from "#/lib/api/call.ts";

/** Query of the person's passkeys; refetched at each visit. */
export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: async () => (await call(passkeysEndpoint, {}))["hydra:member"],
  staleTime: 0,
  meta: { private: true, silent: true },
});
