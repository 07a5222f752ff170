import type { Context } from "hono";
import type { TaggedSound } from "./tagged-sound.ts";

/**
 * The byte from which a request asks for the rest of a file it has the beginning of: one open range of these very bytes
 * (RFC 9110, `Range` with `If-Range`). 0 for everything else, which gets the whole.
 */
export function resumedAt(context: Context, { size, etag }: Pick<TaggedSound, "size" | "etag">): number {
  const range = /^bytes=(\d{1,15})-$/.exec(context.req.header("Range") ?? "");
  const from = Number(range?.[1] ?? 0);
  return context.req.method === "GET" && context.req.header("If-Range") === etag && from < size ? from : 0;
}
