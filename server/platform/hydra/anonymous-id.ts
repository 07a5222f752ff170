import { randomUUID } from "node:crypto";

/** Returns an identifier for a resource that is answered only once, and has no address of its own (contract §0.6). */
export const anonymousId = () => `/api/.well-known/genid/${randomUUID()}`;
