import { AsyncLocalStorage } from "node:async_hooks";
import { offerRequestId } from "#/contract/request-id.ts";

const ids = new AsyncLocalStorage<string>();
offerRequestId(() => ids.getStore());

/** Does `work` so that whatever it asks of the API on the way carries the id of the request that it answers. */
export const withinRequest = <T>(id: string, work: () => T): T => ids.run(id, work);
