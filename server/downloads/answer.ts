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

/** A file to save under `name`. A HEAD is told the same and given nothing. */
export function fileAnswer(
  context: Context,
  name: string,
  { stream, size }: ZipStream,
  type: keyof typeof TYPES,
): Response {
  const headers = new Headers({
    "Content-Type": TYPES[type],
    "Content-Disposition": contentDisposition(name),
    "Cache-Control": "private, no-store",
    "Accept-Ranges": "none",
    Vary: "Authorization",
  });
  if (size !== null) headers.set("Content-Length", String(size));
  if (context.req.method === "HEAD") {
    stream.destroy();
    return new Response(null, { headers });
  }
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { headers });
}
