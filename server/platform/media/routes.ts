import { Hono } from "hono";
import type { Analysis } from "#/contract/analysis.ts";
import { MOST_WAVEFORMS } from "#/contract/waveform-drawing.ts";
import { errorBody } from "#/server/platform/edge/requests/error-body.ts";
import { isHostilePath } from "#/server/platform/edge/requests/is-hostile-path.ts";
import { problemResponse } from "#/server/platform/http/problem-response.ts";
import { LARGEST_ID, readId } from "#/server/platform/http/read-id.ts";
import { printsSvg } from "#/server/platform/media/prints-svg.ts";
import { waveformSvg, waveformsSvg } from "#/server/platform/media/waveform-svg.ts";
import { type CoverDependencies, coverSheet } from "./cover-sheet.ts";
import { UnfitImageError } from "./resize.ts";
import { readResizeOrder } from "./resize-order.ts";
import { serveFile } from "./serve-file.ts";
import { textResponse } from "./text-response.ts";

/** Owner of the analysis: a track, or one of its versions. */
type SoundReference = { trackId: number } | { versionId: number };

export type MediaDependencies = CoverDependencies & {
  analysisOf: (reference: SoundReference) => Promise<Analysis | null>;
  /** Returns whether the catalogue shows the track or version of an mp3. */
  isSoundShown: (file: string) => Promise<boolean>;
  /** Renders a missing mp3 if possible, unless its listener has left; false when the catalogue has no such file. */
  ensureSound: (file: string, gone: AbortSignal) => Promise<boolean>;
  /** Receives errors that an answer must not reveal. */
  report: (error: unknown) => void;
};

const IMAGE_TYPES: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
};
const FILM_TYPES: Record<string, string> = { webm: "video/webm", mp4: "video/mp4" };
/** A waveform opened by itself is a document: it may only draw (security T15). */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** The images of covers are within their drawing. */
const COVERS_POLICY = `${SVG_POLICY}; img-src data:`;
const DRAWN_CACHE_CONTROL = "public, max-age=86400";
const DRAWING_HEADERS = {
  "content-type": "image/svg+xml",
  "content-security-policy": SVG_POLICY,
  "cache-control": DRAWN_CACHE_CONTROL,
};
const SOUND_RETRY_SECONDS = 10;

/** The files of the catalogue below `/media` (contract §9); every path is validated before any file is accessed. */
export function createMediaRoutes({
  media,
  resize,
  coversOf,
  analysisOf,
  isSoundShown,
  ensureSound,
  report,
}: MediaDependencies): Hono {
  const routes = new Hono().basePath("/media");

  routes.use(async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return refusal(405, { allow: "GET, HEAD" });
    if (isHostilePath(c.req.path)) return refusal(404);
    return next();
  });

  routes.get("/track/mp3/:file", async (c) => {
    const file = c.req.param("file");
    const relative = `track/mp3/${file}`;
    if (!/^[\p{L}\p{N}][\p{L}\p{N} ._()'-]{0,199}\.mp3$/u.test(file)) return refusal(404);
    // Without an answering database, media are still served, even tracks withdrawn in that time.
    if (!(await isSoundShown(file).catch(() => true))) return refusal(404);
    let found = await media.stat(relative);
    if (!found) {
      try {
        if (!(await ensureSound(file, c.req.raw.signal))) return refusal(404);
      } catch {
        return refusal(503, { "retry-after": String(SOUND_RETRY_SECONDS) });
      }
      found = await media.stat(relative);
    }
    return found ? serveFile(c.req.raw, found, "audio/mpeg") : refusal(404);
  });

  routes.get("/track/svg/start_svgs.svg", async (c) => {
    const ids = listedIds(c.req.query("tracks") ?? "");
    if (!ids) return refusal(404);
    const tracks = await Promise.all(
      ids.map(async (track) => ({ track, analysis: await analysisOf({ trackId: track }) })),
    );
    return textResponse(c.req.raw, waveformsSvg(tracks), DRAWING_HEADERS);
  });

  routes.get("/track/svg/prints.svg", async (c) => {
    const ids = listedIds(c.req.query("tracks") ?? "");
    if (!ids) return refusal(404);
    const analyses = await Promise.all(ids.map((trackId) => analysisOf({ trackId })));
    return textResponse(c.req.raw, await printsSvg(analyses), DRAWING_HEADERS);
  });

  routes.get("/:owner{album|track}/covers/:file{[1-9][0-9]{1,3}\\.svg}", async (c) => {
    const ids = listedIds(c.req.query("ids") ?? "");
    const owner = c.req.param("owner") === "album" ? "album" : "track";
    const width = Number.parseInt(c.req.param("file"), 10);
    const sheet = ids && (await coverSheet({ media, resize, coversOf }, owner, { width, ids }));
    if (!sheet) return refusal(404);
    return textResponse(c.req.raw, sheet, { ...DRAWING_HEADERS, "content-security-policy": COVERS_POLICY });
  });

  routes.get("/track/svg/:name", async (c) => {
    const reference = soundReference(c.req.param("name"), /^(?:start|end)_svg_(v?)(\d{1,10})\.svg$/);
    const analysis = reference && (await analysisOf(reference));
    if (!analysis) return refusal(404);
    return textResponse(c.req.raw, waveformSvg(analysis), DRAWING_HEADERS);
  });

  routes.get("/track/analysis/:name", async (c) => {
    const reference = soundReference(c.req.param("name"), /^(v?)(\d{1,10})\.json$/);
    const analysis = reference && (await analysisOf(reference));
    if (!analysis) return refusal(404);
    return textResponse(c.req.raw, JSON.stringify(analysis), {
      "content-type": "application/json; charset=utf-8",
      "cache-control": DRAWN_CACHE_CONTROL,
    });
  });

  for (const [folder, types] of [
    ["images", IMAGE_TYPES],
    ["films", FILM_TYPES],
  ] as const) {
    routes.get(`/${folder}/*`, async (c) => {
      const relative = decoded(c.req.path.slice("/media/".length));
      const type = relative && types[extension(relative)];
      const found = type ? await media.stat(relative) : null;
      return found && type ? serveFile(c.req.raw, found, type) : refusal(404);
    });
  }

  routes.get("/resize/:order/*", async (c) => {
    const order = readResizeOrder(c.req.param("order"));
    if (!order) return refusal(400, {}, "The size, quality or format is not on the list");
    const relative = decoded(c.req.path.split("/").slice(4).join("/"));
    if (relative === null) return refusal(404);
    if (!relative.startsWith("images/")) return refusal(400, {}, "Only images of the catalogue are resized");
    if (!IMAGE_TYPES[extension(relative)]) return refusal(400, {}, "This type of image is not resized");
    const source = await media.stat(relative);
    if (!source) return refusal(404);
    try {
      const made = await resize(source, order);
      if (!(made instanceof Uint8Array)) return serveFile(c.req.raw, made, `image/${order.format}`);
      return new Response(new Uint8Array(made), { headers: { "content-type": `image/${order.format}` } });
    } catch (error) {
      if (error instanceof UnfitImageError) return refusal(422, {}, error.message);
      throw error;
    }
  });

  routes.all("*", () => refusal(404));
  routes.onError((error) => problemResponse(error, report));
  return routes;
}

function soundReference(name: string, pattern: RegExp): SoundReference | null {
  const [, version, digits] = name.match(pattern) ?? [];
  const id = readId(digits ?? "");
  if (id === null) return null;
  return version ? { versionId: id } : { trackId: id };
}

/** Parses ids separated by commas; null when they are invalid or too many. */
function listedIds(list: string): number[] | null {
  if (list.length > MOST_WAVEFORMS * 11) return null;
  const ids = list.split(",").map((id) => (/^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0));
  const areGood = ids.length <= MOST_WAVEFORMS && ids.every((id) => id >= 1 && id <= LARGEST_ID);
  return areGood ? [...new Set(ids)] : null;
}

/** Decodes a path once; null when it is not valid UTF-8. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const extension = (path: string) => path.slice(path.lastIndexOf(".") + 1).toLowerCase();

function refusal(status: number, headers: Record<string, string> = {}, detail?: string): Response {
  return new Response(errorBody(status, detail), {
    status,
    headers: {
      ...headers,
      "content-type": "application/ld+json; charset=utf-8",
      "cache-control": "private, no-store",
    },
  });
}
