import { AsyncLocalStorage } from "node:async_hooks";
import { offerRequestId } from "#/contract/request-id.ts";

const ids = new AsyncLocalStorage<string>();
offerRequestId(() => ids.getStore());

/** Runs `work` so that its API calls carry the id of the current request. */
export const withinRequest = <T>(id: string, work: () => T): T => ids.run(id, work);
