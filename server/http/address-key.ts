import { CLIENT_ADDRESS_HEADER } from "#/server/edge/scrub-request.ts";
import { limitKey } from "./limit-key.ts";

/** By what the visitor of a request is counted; calls from inside the process share one key. */
export function addressKey(header: (name: string) => string | undefined): string {
  return limitKey(header(CLIENT_ADDRESS_HEADER) ?? "inside");
}
