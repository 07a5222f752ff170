import type { ServerResponse } from "node:http";
import { errorBody } from "./error-body.ts";

/** Sends `status` with the contract's error body, or closes the connection when an answer has started. */
export function sendError(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  detail?: string,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = errorBody(status, detail);
  response.writeHead(status, {
    ...headers,
    "content-type": "application/ld+json; charset=utf-8",
    "cache-control": "private, no-store",
    "content-length": Buffer.byteLength(body),
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}
