import { hash } from "node:crypto";
import type { Context } from "hono";
import type { CacheClass } from "#/contract/endpoint.ts";

/** Contract §0.3. */
const CACHE_CONTROL: Record<CacheClass, string> = {
  P: "public, max-age=60, s-maxage=300, stale-while-revalidate=600",
  U: "private, no-store",
  D: "public, max-age=3600",
};

/** Returns a strong tag of exactly these bytes. */
const tagOf = (body: string | Uint8Array) => `"${hash("sha256", body, "base64url").slice(0, 27)}"`;

/** Returns the tag under which a client has these bytes, in any encoding; null when it has others. */
function knownTag(ifNoneMatch: string | undefined, tag: string): string | null {
  if (!ifNoneMatch) return null;
  if (ifNoneMatch.trim() === "*") return tag;
  const named = ifNoneMatch.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return named.find((one) => one.replace(/-(?:br|gzip)"$/, '"') === tag) ?? null;
}

/**
 * Sends `json` with its cache class: cacheable answers have an ETag and are not sent again to a client that has them.
 */
export function respond(
  context: Context,
  cache: CacheClass,
  status: number,
  json: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Response {
  const all: Record<string, string> = {
    "Content-Type": "application/ld+json; charset=utf-8",
    "Cache-Control": CACHE_CONTROL[cache],
    ...headers,
  };
  if (cache !== "U") {
    const tag = tagOf(json);
    const known = knownTag(context.req.header("If-None-Match"), tag);
    all.ETag = known ?? tag;
    if (known) {
      const { "Content-Type": _, ...without } = all;
      return new Response(null, { status: 304, headers: without });
    }
  }
  return new Response(json, { status, headers: all });
}
