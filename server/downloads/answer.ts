import { Readable } from "node:stream";
import type { Context } from "hono";
import type { DownloadFormat } from "#/contract/download.ts";
import { contentDisposition } from "./file-name.ts";
import type { ZipStream } from "./zip.ts";

const TYPES = { mp3: "audio/mpeg", wav: "audio/wav", zip: "application/zip" } as const;

/** The format asked for; anything unknown is mp3, which there always is. */
export function formatOf(context: Context): DownloadFormat {
  return context.req.query("format") === "wav" ? "wav" : "mp3";
}

/** Of a file that can be resumed: its tag, and the byte from which it is sent. */
interface Resumed {
  etag: string;
  from: number;
}

/**
 * A file to save under `name`; `stream` begins where it is resumed, `size` is that of the whole. A HEAD is told the
 * same and given nothing.
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
