import { createHash } from "node:crypto";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { Analysis } from "#/contract/analysis.ts";
import { createSemaphore } from "#/server/platform/concurrency/semaphore.ts";
import { errorBody } from "#/server/platform/edge/requests/error-body.ts";
import { matches } from "#/server/platform/edge/requests/write-answer.ts";
import { bytesOf, type MediaStore } from "#/server/platform/media/store.ts";
import { drawSharePicture } from "./draw-share-picture.ts";
import { SHARE_KINDS, shareSubject } from "./share-subject.ts";
import type { ReadApi, ShareSubject } from "./subject.ts";

/** Maximum number of pictures drawn at once, because each takes some 0.2 s of a core, and of requests that may wait. */
const AT_ONCE = 1;
const MOST_WAITING = 24;
const RETRY_SECONDS = 5;
/** Maximum size of the cache in bytes. Each network requests a picture once, so others are simply drawn again. */
const CACHE_BYTES = 16 * 1024 * 1024;
const CACHE_CONTROL = "public, max-age=86400";
/** The owner of a project may close its share page at any time, after which no cache may show the picture. */
const REVOCABLE = "private, no-store";

export type ShareDependencies = {
  read: ReadApi;
  media: Pick<MediaStore, "stat">;
  analysisOf: (reference: { trackId: number }) => Promise<Analysis | null>;
  /** Shown at the foot of every picture. */
  host: string;
};

/** `/media/share/{lang}/{kind}/{slug}.png`: the preview picture of a shared link, drawn on request. */
export function createShareRoutes({ read, media, analysisOf, host }: ShareDependencies): Hono {
  const routes = new Hono().basePath("/media/share");
  const turn = createSemaphore(AT_ONCE);
  const cached = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (picture) => picture.length,
  });
  let waiting = 0;

  routes.get("/:lang{fr|en}/:kind/:file{.+\\.png}", async (c) => {
    const lang = c.req.param("lang") as "fr" | "en";
    const kind = SHARE_KINDS.find((one) => one === c.req.param("kind"));
    const slug = c.req.param("file").slice(0, -".png".length);
    const subject = kind && (await shareSubject(read, { kind, slug, lang }));
    if (!subject) return refusal(404);
    const key = createHash("sha256").update(JSON.stringify(subject)).digest("base64url").slice(0, 27);
    const headers = {
      "content-type": "image/png",
      "cache-control": kind === "project" ? REVOCABLE : CACHE_CONTROL,
      etag: `"${key}"`,
    };
    if (matches(c.req.header("if-none-match"), headers.etag))
      return new Response(null, { status: 304, headers });
    let picture = cached.get(key);
    if (!picture) {
      if (waiting >= MOST_WAITING) return refusal(503, { "retry-after": String(RETRY_SECONDS) });
      waiting += 1;
      try {
        picture = await turn(async () => cached.get(key) ?? draw(subject));
        cached.set(key, picture);
      } finally {
        waiting -= 1;
      }
    }
    return new Response(new Uint8Array(picture), { headers });
  });

  routes.all("*", (c) =>
    c.req.method === "GET" || c.req.method === "HEAD" ? refusal(404) : refusal(405, { allow: "GET, HEAD" }),
  );
  return routes;

  async function draw(subject: ShareSubject): Promise<Buffer> {
    const stored = subject.image?.replace(/^\/?media\//, "");
    const cover = stored ? await media.stat(stored) : null;
    const analysis = subject.trackId === null ? null : await analysisOf({ trackId: Number(subject.trackId) });
    return drawSharePicture({ subject, cover: cover && (await bytesOf(cover)), analysis, host });
  }
}

function refusal(status: number, headers: Record<string, string> = {}): Response {
  return new Response(errorBody(status), {
    status,
    headers: {
      ...headers,
      "content-type": "application/ld+json; charset=utf-8",
      "cache-control": "private, no-store",
    },
  });
}
