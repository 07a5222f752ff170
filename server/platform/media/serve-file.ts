import { Readable } from "node:stream";
import { matches } from "#/server/platform/edge/requests/write-answer.ts";
import { byteRange } from "./byte-range.ts";
import type { StoredFile } from "./store.ts";

/** Names with a hash of the content can be cached for ever (contract §0.3, class M). */
const CONTENT_ADDRESSED = /[.-][0-9a-f]{12,64}\.[a-z0-9]+$/;

/** Returns the Cache-Control of the media file `name`. */
function mediaCacheControl(name: string): string {
  return CONTENT_ADDRESSED.test(name) ? "public, max-age=31536000, immutable" : "public, max-age=86400";
}

/**
 * Returns `file` as the answer to `request`: complete, one range (206, 416), unchanged (304), or headers only (HEAD).
 */
export async function serveFile(request: Request, file: StoredFile, type: string): Promise<Response> {
  const headers = new Headers({
    "content-type": type,
    "accept-ranges": "bytes",
    etag: file.etag,
    "last-modified": file.modifiedAt.toUTCString(),
    "cache-control": mediaCacheControl(file.name),
  });
  if (matches(request.headers.get("if-none-match") ?? undefined, file.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const range = rangeStillMeant(request, file) ? byteRange(request.headers.get("range"), file.size) : null;
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${file.size}`);
    headers.set("cache-control", "private, no-store");
    headers.delete("etag");
    headers.delete("content-type");
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = range ?? { first: 0, last: file.size - 1 };
  headers.set("content-length", String(last - first + 1));
  if (range) headers.set("content-range", `bytes ${first}-${last}/${file.size}`);
  const status = range ? 206 : 200;
  if (request.method === "HEAD" || file.size === 0) return new Response(null, { status, headers });
  const stream = Readable.toWeb(await file.open({ first, last }));
  return new Response(stream as ReadableStream<Uint8Array>, { status, headers });
}

/** Returns whether a range applies (RFC 9110 §13.1.5): a range of an older file is answered with the whole new one. */
function rangeStillMeant(request: Request, file: StoredFile): boolean {
  const condition = request.headers.get("if-range");
  if (!condition) return true;
  if (condition.startsWith('"')) return condition === file.etag;
  return Date.parse(condition) === Math.floor(file.modifiedAt.getTime() / 1000) * 1000;
}
