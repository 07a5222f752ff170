import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this size the headers outweigh the savings. */
const LEAST_BYTES = 512;
const TYPES =
  /^(text\/|application\/(javascript|json|ld\+json|vnd\.oai\.openapi\+json|x-ndjson|manifest\+json|xml|wasm)|image\/svg)/;

/** Text of some hundred kB: level 5 costs 1–2 ms and stays within 6 % of level 9. */
export const PASSING_BROTLI_LEVEL = 5;
/** For content that is compressed once and cached. */
export const KEPT_BROTLI_LEVEL = 9;

/** Supported encodings, best first. */
export type Encoding = "br" | "gzip" | "identity";

/** Returns whether a content type is compressible, and (`isWorthwhile`) whether a size is worth compressing. */
export const isText = (type: string) => TYPES.test(type);
export const isWorthwhile = (bytes: number) => bytes >= LEAST_BYTES;

/** Returns the bytes in an encoding; `level` applies to Brotli. */
export function compress(body: Buffer, encoding: Encoding, level: number): Promise<Buffer> | Buffer {
  if (encoding === "gzip") return toGzip(body);
  if (encoding === "identity") return body;
  return toBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/**
 * Returns the tag of an encoding: a strong tag identifies exact bytes, so that each encoding has its own (RFC 9110,
 * 8.8.3.3).
 */
export const tagIn = (tag: string, encoding: Encoding) =>
  encoding === "identity" ? tag : tag.replace(/"$/, `-${encoding}"`);
