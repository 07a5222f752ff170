import { createHash } from "node:crypto";
import { join } from "node:path";
import { createSemaphore } from "#/server/platform/concurrency/semaphore.ts";
import type { Log } from "#/server/platform/log/log.ts";
import type { ResizeOrder } from "./resize-order.ts";
import sharp from "./sharp.ts";
import { bytesOf, localMediaStore, type StoredFile } from "./store.ts";

/** Security T5: larger images are refused before they are decoded. */
const MAX_PIXELS = 40_000_000;
const MAX_BYTES = 20 * 1024 * 1024;
/** Forty megapixels of a photograph; with sixteen bits a sample, a quarter of them. */
const MAX_DECODED_BYTES = 160_000_000;
/** An interlaced image is decoded completely before it is resized: larger ones run one at a time. */
const HEAVY_BYTES = 30_000_000;
const AT_ONCE = 2;
const SAMPLE_BYTES: Record<string, number> = { ushort: 2, short: 2, uint: 4, int: 4, float: 4, double: 8 };
const READABLE = new Set(["jpeg", "png", "webp", "heif"]);

/** The source is not an image that the service accepts; `message` says why. */
export class UnfitImageError extends Error {
  override readonly name = "UnfitImageError";
}

export type Resizer = (source: StoredFile, order: ResizeOrder) => Promise<StoredFile | Uint8Array>;

/**
 * Returns a function that resizes images, each once: the result is cached in `cacheFolder` under a name that changes
 * with the source. It returns the cached file, or the bytes when the folder cannot store them (a full disk stops no
 * page). Rejects with `UnfitImageError`.
 */
export function createResizer(cacheFolder: string, log: Log): Resizer {
  const store = localMediaStore(cacheFolder);
  const turn = createSemaphore(AT_ONCE);
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

const alone = createSemaphore(1);

async function resized(source: StoredFile, { width, quality, format }: ResizeOrder): Promise<Uint8Array> {
  if (source.size > MAX_BYTES) throw new UnfitImageError("The image is larger than 20 MB");
  const image = sharp(await bytesOf(source), { limitInputPixels: MAX_PIXELS, failOn: "error" });
  try {
    const facts = await image.metadata();
    const { format: found } = facts;
    if (!READABLE.has(found ?? "")) throw new UnfitImageError(`Images of type ${found} are not resized`);
    const bytes = facts.width * facts.height * facts.channels * (SAMPLE_BYTES[facts.depth] ?? 1);
    if (bytes > MAX_DECODED_BYTES)
      throw new UnfitImageError("The image takes more than 160 MB when it is read");
    const smaller = image.autoOrient().resize({ width, withoutEnlargement: true });
    const onPaper = format === "jpeg" ? smaller.flatten({ background: "#fff" }) : smaller;
    const make = () => onPaper.toFormat(format, { quality }).toBuffer();
    return await (bytes > HEAVY_BYTES ? alone(make) : make());
  } catch (error) {
    if (error instanceof UnfitImageError) throw error;
    throw new UnfitImageError("The image cannot be read or has more than 40 megapixels", { cause: error });
  }
}

/** Subfolders of two letters keep a large cache quick to list. */
function cachedName(source: StoredFile, { width, quality, format }: ResizeOrder): string {
  const hash = createHash("sha256")
    .update(`${source.name}\0${source.etag}\0${width},${quality},${format}`)
    .digest("hex")
    .slice(0, 32);
  return join("resize", hash.slice(0, 2), `${hash}.${format}`);
}
