import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

/**
 * Answers requests of Node by `answer`. What was refused meanwhile, for a body that came too slowly, is not answered a
 * second time: to try would log an error with its stack for each of them.
 */
export const apiListener = (answer: (request: Request) => Response | Promise<Response>) =>
  getRequestListener(
    async (request, { outgoing }) => {
      const given = await answer(request);
      return outgoing.headersSent ? RESPONSE_ALREADY_SENT : given;
    },
    { overrideGlobalObjects: false },
  ) satisfies RequestListener;
