import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { inHouseName } from "#/contract/house-name.ts";
import { sendError } from "#/server/platform/edge/requests/send-error.ts";

const RETRY_AFTER_SECONDS = 5;

/** Both languages: nothing that knows a visitor's is there yet. Colours are those of `app/tokens.css`. */
const PAGE = Buffer.from(inHouseName(readFileSync(join(import.meta.dirname, "starting.html"), "utf8")));

/**
 * Answers 503 while the site starts, and says when to come back: to a person by a page that asks again by itself, to
 * programs by the contract's error (§0.5).
 */
export function serveStartingPage(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): void {
  const retry = String(RETRY_AFTER_SECONDS);
  if (!/\btext\/html\b/.test(request.headers.accept ?? "")) {
    sendError(response, 503, { ...headers, "retry-after": retry }, "Sillon is starting");
    return;
  }
  response.writeHead(503, {
    ...headers,
    "retry-after": retry,
    refresh: retry,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "cache-control": "private, no-store",
    "content-length": PAGE.length,
  });
  response.end(request.method === "HEAD" ? undefined : PAGE);
}
