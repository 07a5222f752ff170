import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { inHouseName } from "#/contract/house-name.ts";
import { sendError } from "#/server/platform/edge/requests/send-error.ts";

const RETRY_AFTER_SECONDS = 5;

/** In both languages: the code that detects a visitor's language is not running yet. Colours as in `app/tokens.css`. */
const PAGE = Buffer.from(inHouseName(readFileSync(join(import.meta.dirname, "starting.html"), "utf8")));

/**
 * Answers 503 with `Retry-After` while the site starts: a page that reloads by itself for people, the contract's error
 * (§0.5) for programs.
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
