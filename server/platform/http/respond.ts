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

/** A long answer that is sent again and again, as bytes with their tag: both take longer than all the rest of it. */
export interface Prepared {
  bytes: Uint8Array<ArrayBuffer>;
  tag: string;
}

/** Returns an answer to be sent more than once. */
export function prepared(json: string): Prepared {
  const bytes = new TextEncoder().encode(json);
  return { bytes, tag: tagOf(bytes) };
}

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
  json: string | Uint8Array<ArrayBuffer> | Prepared,
  headers: Record<string, string> = {},
): Response {
  const all: Record<string, string> = {
    "Content-Type": "application/ld+json; charset=utf-8",
    "Cache-Control": CACHE_CONTROL[cache],
    ...headers,
  };
  const [body, kept] = typeof json === "object" && "tag" in json ? [json.bytes, json.tag] : [json];
  if (cache !== "U") {
    const tag = kept ?? tagOf(body);
    const known = knownTag(context.req.header("If-None-Match"), tag);
    all.ETag = known ?? tag;
    if (known) {
      const { "Content-Type": _, ...without } = all;
      return new Response(null, { status: 304, headers: without });
    }
  }
  return new Response(body, { status, headers: all });
}
