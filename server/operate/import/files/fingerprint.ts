import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/**
 * Returns the SHA-256 of a file as hex, and its size in bytes. Streams the file, so that it is never completely in
 * memory.
 */
export async function fingerprintOf(path: string): Promise<{ fingerprint: string; bytes: number }> {
  const hash = createHash("sha256");
  const stream = createReadStream(path, { highWaterMark: 1024 * 1024 });
  await pipeline(stream, hash);
  return { fingerprint: hash.digest("hex"), bytes: stream.bytesRead };
}
