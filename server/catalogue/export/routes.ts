import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { Context, Hono } from "hono";
import {
  CATALOGUE_CSV_PATH,
  CATALOGUE_NDJSON_PATH,
  type ExportedTrack,
} from "#/contract/catalogue-export.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { chooseEncoding } from "#/server/platform/edge/encoding/choose-encoding.ts";
import { checkAccept } from "#/server/platform/http/negotiate.ts";
import { requirePerson } from "#/server/platform/http/require-caller.ts";
import { type Limit, type RateLimiter, takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import { houseDay } from "#/server/platform/text/house-time.ts";
import { catalogueHeader, catalogueLines } from "./catalogue-csv.ts";
import { exportedTracks } from "./exported-tracks.ts";

/** Programs read a whole catalogue once a night. */
const CATALOGUES: Limit = { name: "catalogue of a user", most: 10, window: 3_600_000 };

const FORMATS = {
  ndjson: {
    path: CATALOGUE_NDJSON_PATH,
    type: "application/x-ndjson",
    header: () => "",
    lines: (tracks: readonly ExportedTrack[]) => tracks.map((track) => `${JSON.stringify(track)}\n`).join(""),
  },
  csv: {
    path: CATALOGUE_CSV_PATH,
    type: "text/csv; charset=utf-8",
    header: catalogueHeader,
    lines: catalogueLines,
  },
} as const;

type Format = keyof typeof FORMATS;

async function* bytes(db: Database, format: Format): AsyncGenerator<Buffer> {
  const { header, lines } = FORMATS[format];
  if (header()) yield Buffer.from(header());
  for await (const page of exportedTracks(db)) if (page.length > 0) yield Buffer.from(lines(page));
}

/** Routes of the catalogue with its credits as one file, streamed while it is read: a page of tracks at a time. */
export function catalogueExportRoutes(
  app: Hono,
  { db, clock, limiter }: { db: Database; clock: () => Date; limiter: RateLimiter },
): void {
  const serveFile = (format: Format) =>
    app.get(FORMATS[format].path, async (context) => {
      const { type } = FORMATS[format];
      checkAccept(context.req.header("Accept"), [type.split(";", 1)[0] ?? type]);
      const user = await requirePerson(context, "catalogue:read");
      const sendsBody = context.req.method !== "HEAD";
      if (sendsBody) await takeOrRefuse(limiter, [[CATALOGUES, String(user.id)]]);
      const day = houseDay(clock());
      const isPacked = chooseEncoding(context.req.header("Accept-Encoding")) !== "identity";
      return new Response(sendsBody ? stream(bytes(db, format), isPacked, context) : null, {
        headers: {
          "Content-Type": type,
          "Content-Disposition": `attachment; filename="sillon-${day}.${format}"`,
          // Compressed here as a stream, because it is never whole in memory.
          "Cache-Control": "private, no-store, no-transform",
          Vary: "Authorization, Accept-Encoding",
          ...(isPacked && { "Content-Encoding": "gzip" }),
        },
      });
    });
  serveFile("ndjson");
  serveFile("csv");
}

function stream(
  lines: AsyncGenerator<Buffer>,
  isPacked: boolean,
  context: Context,
): ReadableStream<Uint8Array> {
  const plain = Readable.from(lines, { objectMode: false });
  const whole = isPacked ? plain.pipe(createGzip()) : plain;
  plain.on("error", (error) => whole.destroy(error));
  // A client that disconnects ends the rest of the work.
  whole.on("close", () => plain.destroy());
  context.req.raw.signal.addEventListener("abort", () => plain.destroy(), { once: true });
  return Readable.toWeb(whole) as ReadableStream<Uint8Array>;
}
