import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { chooseEncoding } from "#/server/platform/edge/encoding/choose-encoding.ts";
import {
  compress,
  type Encoding,
  isText,
  isWorthwhile,
  KEPT_BROTLI_LEVEL,
  PASSING_BROTLI_LEVEL,
  tagIn,
} from "#/server/platform/edge/encoding/compress.ts";
import { withAcceptEncoding } from "#/server/platform/edge/pages/cached-response.ts";

/** Bytes of cached compressed answers: the whole catalogue of a small library, page by page. */
const KEPT_BYTES = 32 * 1024 * 1024;

/**
 * Answers of a session: only a token. They are short, and the compressed length of a secret reveals something about it.
 */
const isToken = (type: string, tag: string | null) => tag === null && type.startsWith("application/json");

/** Routes that stream and compress their own answers mark them so (RFC 9111, 5.2.2.6). */
const isLeftAlone = (headers: Headers) => headers.get("Cache-Control")?.includes("no-transform") ?? false;

/**
 * Compresses text with Brotli or gzip. Answers that are the same for everyone have a tag of their bytes and are
 * compressed once for all callers; a person's own are compressed each time, at a very cheap level.
 */
export function compressed(): MiddlewareHandler {
  const making = new Map<string, Promise<Buffer>>();
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });

  /** Returns the bytes of a tagged answer in an encoding; concurrent callers wait for the same compression. */
  async function once(tag: string, encoding: Encoding, body: Buffer): Promise<Buffer> {
    if (encoding === "identity") return body;
    const key = `${tag} ${encoding}`;
    const found = kept.get(key) ?? making.get(key);
    if (found) return found;
    const made = Promise.resolve(compress(body, encoding, KEPT_BROTLI_LEVEL));
    making.set(key, made);
    try {
      kept.set(key, await made);
    } finally {
      making.delete(key);
    }
    return made;
  }

  return async (context, next) => {
    await next();
    const { res: answer, req } = context;
    const { headers, status } = answer;
    const type = headers.get("Content-Type") ?? "";
    const tag = headers.get("ETag");
    const isPacked = answer.body !== null && isText(type) && !isToken(type, tag) && !isLeftAlone(headers);
    if (!isPacked && status !== 304) return;
    headers.set("Vary", withAcceptEncoding(headers.get("Vary") ?? ""));
    const admitted = chooseEncoding(req.header("Accept-Encoding"));
    // A caller that accepts no encoding, such as the site in this process, gets it without a detour.
    if (!isPacked || admitted === "identity") return;
    const body = Buffer.from(await answer.arrayBuffer());
    const encoding = isWorthwhile(body.length) ? admitted : "identity";
    // Only tags of answers for everyone identify bytes; tags of versions do not.
    const isForEveryone = tag !== null && headers.get("Cache-Control")?.startsWith("public");
    const bytes = isForEveryone
      ? await once(tag, encoding, body)
      : await compress(body, encoding, PASSING_BROTLI_LEVEL);
    if (encoding !== "identity") headers.set("Content-Encoding", encoding);
    if (isForEveryone) headers.set("ETag", tagIn(tag, encoding));
    context.res = new Response(new Uint8Array(bytes), { status, headers });
  };
}
