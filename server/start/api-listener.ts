import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

/**
 * Returns a listener for Node's server that answers with `answer`. If the request was refused meanwhile because its
 * body came too slowly, it drops the second response, with any file that it holds open: sending it would log an error.
 */
export const apiListener = (answer: (request: Request) => Response | Promise<Response>) =>
  getRequestListener(
    async (request, { outgoing }) => {
      const given = await answer(request);
      if (!outgoing.headersSent) return given;
      await given.body?.cancel();
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  ) satisfies RequestListener;
