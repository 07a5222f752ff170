import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding } from "#/server/platform/edge/encoding/choose-encoding.ts";
import type { CachedResponse, Variant } from "#/server/platform/edge/pages/cached-response.ts";

/** Sends `answer` in the best accepted encoding, or 304 when the client already has these bytes. */
export async function writeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedResponse,
  requestId: string,
): Promise<void> {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  write(request, response, answer, answer.ready(encoding) ?? (await answer.variant(encoding)), requestId);
}

/** Sends `answer` without waiting; returns false when the encoding does not exist yet. */
export function writeReadyAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedResponse,
  requestId: string,
): boolean {
  const variant = answer.ready(chooseEncoding(request.headers["accept-encoding"]));
  if (!variant) return false;
  write(request, response, answer, variant, requestId);
  return true;
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedResponse,
  { headers, body, etag }: Variant,
  requestId: string,
): void {
  if (response.destroyed) return;
  if (answer.status === 200 && matches(request.headers["if-none-match"], etag)) {
    response.writeHead(304, [...withoutBody(headers), "x-request-id", requestId]);
    response.end();
    return;
  }
  response.writeHead(answer.status, [...headers, "x-request-id", requestId]);
  if (request.method === "HEAD") response.end();
  else response.end(body);
}

/** Returns whether an If-None-Match header contains `etag`; the comparison is weak (RFC 9110 §13.1.2). */
export function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

const BODY_HEADERS = new Set(["content-length", "content-encoding", "content-type"]);

const withoutBody = (headers: string[]) =>
  headers.filter((_, index) => !BODY_HEADERS.has(headers[index - (index % 2)] ?? ""));
