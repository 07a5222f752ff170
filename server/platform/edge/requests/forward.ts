import {
  type IncomingMessage,
  Agent as PlainAgent,
  request as plainRequest,
  type ServerResponse,
} from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { pipeline } from "node:stream/promises";
import type { Log } from "#/server/platform/log/log.ts";
import { sendError } from "./send-error.ts";

/** RFC 9110 §7.6.1: these concern one connection and are never forwarded. */
const HOP_BY_HOP = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
]);
/** Time to the first byte of an answer: after an upload it may take fifty seconds on a busy machine (contract §13). */
const FIRST_BYTE_MS = 60_000;
const RETRY_AFTER_SECONDS = 5;

export type Forward = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
) => Promise<void>;

/** Sees the answer of the API and may answer in its place; returns false to pass the API's answer on. */
export type Override = (
  request: IncomingMessage,
  answer: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

/**
 * Returns a function that streams requests to the API at `apiUrl`, and its answers back, unchanged unless `override`
 * answers; 503 when it is unreachable.
 */
export function createForward(apiUrl: URL, log: Log, override?: Override): Forward & { close(): void } {
  const secure = apiUrl.protocol === "https:";
  const agent = new (secure ? SecureAgent : PlainAgent)({ keepAlive: true, maxSockets: 256 });

  const forward: Forward = async (request, response, requestId) => {
    const upstream = (secure ? secureRequest : plainRequest)({
      agent,
      protocol: apiUrl.protocol,
      hostname: apiUrl.hostname,
      port: apiUrl.port,
      method: request.method,
      path: request.url,
      headers: { ...endToEnd(request.headers), host: apiUrl.host, "x-request-id": requestId },
      timeout: FIRST_BYTE_MS,
    });
    upstream.on("timeout", () => upstream.destroy(new Error("The API did not answer in time")));
    response.on("close", () => upstream.destroy());
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      upstream.on("response", resolve);
      upstream.on("error", reject);
    });
    // A failing body makes the answer fail below; this prevents a second report.
    pipeline(request, upstream).catch(() => undefined);
    try {
      const answer = await answered;
      if (await override?.(request, answer, response)) return void answer.resume();
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      await pipeline(answer, response);
    } catch (error) {
      if (response.destroyed) return;
      log.warn({ requestId, err: error }, "The API could not be reached");
      sendError(response, 503, { "retry-after": String(RETRY_AFTER_SECONDS) });
    }
  };
  return Object.assign(forward, { close: () => agent.destroy() });
}

const endToEnd = (headers: IncomingMessage["headers"]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
