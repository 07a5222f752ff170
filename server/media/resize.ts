import { createHash } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import type { Log } from "#/server/log.ts";
import type { ResizeOrder } from "./resize-order.ts";
import { localMediaStore, type StoredFile } from "./store.ts";
import { createTurnstile } from "./turnstile.ts";

/** Security T5: beyond these an image is refused before it is decoded. */
const MAX_PIXELS = 40_000_000;
const MAX_BYTES = 20 * 1024 * 1024;
/** One decoded 40-megapixel image takes 160 MB: two at once keep the process within bounds. */
const AT_ONCE = 2;
const READABLE = new Set(["jpeg", "png", "webp", "heif"]);

/** The source is no image the service takes; `message` says why. */
export class UnfitImageError extends Error {
  override readonly name = "UnfitImageError";
}

export type Resizer = (source: StoredFile, order: ResizeOrder) => Promise<StoredFile | Uint8Array>;

/**
 * Makes smaller copies of images, each once: kept in `cacheFolder` under a name that changes with the source.
 * Gives the kept file, or only the bytes when the folder does not take them (a full disk stops no page).
 * Rejects with `UnfitImageError`.
 */
export function createResizer(cacheFolder: string, log: Log): Resizer {
  sharp.cache(false);
  sharp.concurrency(1);
  const store = localMediaStore(cacheFolder);
  const turn = createTurnstile(AT_ONCE);
  const flights = new Map<string, Promise<StoredFile | Uint8Array>>();

  return async (source, order) => {
    const name = cachedName(source, order);
    const kept = await store.stat(name);
    if (kept) return kept;
    let flight = flights.get(name);
    if (!flight) {
      flight = turn(() => make(name, source, order)).finally(() => flights.delete(name));
      flights.set(name, flight);
    }
    return flight;
  };

  async function make(
    name: string,
    source: StoredFile,
    order: ResizeOrder,
  ): Promise<StoredFile | Uint8Array> {
    const bytes = await resized(source, order);
    try {
      await store.write(name, bytes);
      return (await store.stat(name)) ?? bytes;
    } catch (error) {
      log.warn({ err: error }, "A resized image could not be kept");
      return bytes;
    }
  }
}

async function resized(source: StoredFile, { width, quality, format }: ResizeOrder): Promise<Uint8Array> {
  if (source.size > MAX_BYTES) throw new UnfitImageError("The image is larger than 20 MB");
  const image = sharp(source.path, { limitInputPixels: MAX_PIXELS, failOn: "error" });
  try {
    const { format: found } = await image.metadata();
    if (!READABLE.has(found ?? "")) throw new UnfitImageError(`Images of type ${found} are not resized`);
    const smaller = image.autoOrient().resize({ width, withoutEnlargement: true });
    const onPaper = format === "jpeg" ? smaller.flatten({ background: "#fff" }) : smaller;
    return await onPaper.toFormat(format, { quality }).toBuffer();
  } catch (error) {
    if (error instanceof UnfitImageError) throw error;
    throw new UnfitImageError("The image cannot be read or has more than 40 megapixels", { cause: error });
  }
}

/** Two letters of folder keep a large catalogue's cache quick to list. */
function cachedName(source: StoredFile, { width, quality, format }: ResizeOrder): string {
  const hash = createHash("sha256")
    .update(`${source.path}\0${source.etag}\0${width},${quality},${format}`)
    .digest("hex")
    .slice(0, 32);
  return join("resize", hash.slice(0, 2), `${hash}.${format}`);
}
