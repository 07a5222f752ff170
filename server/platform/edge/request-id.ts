import { randomUUID } from "node:crypto";

/** Form of an incoming request id that is echoed (contract §0.2). */
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** Returns the incoming request id if it is well formed, otherwise a new one. */
export function requestId(incoming: string | string[] | undefined): string {
  return typeof incoming === "string" && REQUEST_ID.test(incoming) ? incoming : randomUUID();
}
