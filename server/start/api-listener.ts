import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

/**
 * Answers requests of Node by `answer`. What was refused meanwhile, for a body that came too slowly, is not answered a
 * second time: to try would log an error with its stack for each of them. The second answer is let go, with the file
 * that it may hold open.
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
