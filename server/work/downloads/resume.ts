import type { Context } from "hono";
import type { TaggedSound } from "./tagged-sound.ts";

/**
 * Returns the byte from which a request resumes a file. It must name one range without an end, and the file's current
 * tag (RFC 9110, `Range` with `If-Range`). Returns 0 for any other request, which gets the whole file.
 */
export function resumedAt(context: Context, { size, etag }: Pick<TaggedSound, "size" | "etag">): number {
  const range = /^bytes=(\d{1,15})-$/.exec(context.req.header("Range") ?? "");
  const from = Number(range?.[1] ?? 0);
  return context.req.method === "GET" && context.req.header("If-Range") === etag && from < size ? from : 0;
}
