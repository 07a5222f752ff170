import type { IncomingMessage, ServerResponse } from "node:http";
import { limitKey } from "#/server/platform/rate-limits/limit-key.ts";
import { sendError } from "./send-error.ts";

/** Concurrent unfinished bodies per visitor. */
const AT_ONCE = 10;
/** Time for a body other than a file: the largest takes eight seconds at 1 Mbit/s. */
const TEXT_MS = 30_000;
const FILES = /^\s*multipart\/form-data\b/i;

/** Returns whether a request may send its body. */
export type AdmitBody = (request: IncomingMessage, response: ServerResponse, address: string) => boolean;

/**
 * Limits the resources of unfinished bodies: a number per visitor, and half a minute for all but files. The server's
 * own limit must leave time for a film.
 */
export function slowBodies({ textMs = TEXT_MS }: { textMs?: number } = {}): AdmitBody {
  const open = new Map<string, number>();

  return (request, response, address) => {
    if (!hasBody(request)) return true;
    const key = limitKey(address);
    const others = open.get(key) ?? 0;
    if (others >= AT_ONCE) return false;
    open.set(key, others + 1);
    const timer = FILES.test(request.headers["content-type"] ?? "")
      ? undefined
      : setTimeout(() => end(request, response), textMs);
    timer?.unref();
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      const remaining = (open.get(key) ?? 1) - 1;
      if (remaining > 0) open.set(key, remaining);
      else open.delete(key);
    };
    request.on("end", over);
    request.on("close", over);
    return true;
  };
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

function end(request: IncomingMessage, response: ServerResponse): void {
  response.on("finish", () => request.destroy());
  sendError(response, 408, { connection: "close" });
}
