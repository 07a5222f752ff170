import { Readable } from "node:stream";
import type { Context } from "hono";
import { DOWNLOAD_FORMATS, type DownloadFormat } from "#/contract/download.ts";
import { violation } from "#/server/platform/http/problem.ts";
import { contentDisposition } from "./content-disposition.ts";
import type { ZipStream } from "./zip.ts";

const TYPES = { mp3: "audio/mpeg", wav: "audio/wav", zip: "application/zip" } as const;

/**
 * Returns the requested format: mp3, which always exists, unless another one is named.
 * @throws Violations for an unknown format, so that nobody takes an mp3 for a requested FLAC.
 */
export function formatOf(context: Context): DownloadFormat {
  const requested = context.req.query("format") ?? "mp3";
  const format = DOWNLOAD_FORMATS.find((one) => one === requested);
  if (!format) throw violation("format", "choice");
  return format;
}

/** For a resumable file: its tag, and the first byte to send. */
interface Resumed {
  etag: string;
  from: number;
}

/**
 * Returns a file to save under `name`; `stream` starts at the resumed byte, `size` is that of the whole file. A HEAD
 * gets the same headers without a body.
 */
export function fileAnswer(
  context: Context,
  name: string,
  { stream, size, resumed }: ZipStream & { resumed?: Resumed },
  type: keyof typeof TYPES,
): Response {
  const headers = new Headers({
    "Content-Type": TYPES[type],
    "Content-Disposition": contentDisposition(name),
    "Cache-Control": "private, no-store",
    "Accept-Ranges": resumed ? "bytes" : "none",
    Vary: "Authorization",
  });
  const from = resumed?.from ?? 0;
  if (resumed) headers.set("ETag", resumed.etag);
  if (size !== null) headers.set("Content-Length", String(size - from));
  if (from > 0) headers.set("Content-Range", `bytes ${from}-${Number(size) - 1}/${size}`);
  if (context.req.method === "HEAD") {
    stream.destroy();
    return new Response(null, { headers });
  }
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
    status: from > 0 ? 206 : 200,
    headers,
  });
}
