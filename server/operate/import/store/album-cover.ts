import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { parseFile, selectCover } from "music-metadata";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import sharp from "#/server/platform/media/sharp.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";
import { slugify } from "#/server/platform/text/slugify.ts";

/** Limits for the pictures that are decoded (security T5). */
const MAX_PIXELS = 40_000_000;
const MAX_BYTES = 20 * 1024 * 1024;
/** Maximum size of a picture beside the files: printers deliver uncompressed TIFF. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** Side of the stored picture in pixels: the largest size that a page shows, at density 2. */
const SIDE = 1920;
const QUALITY = 88;
/** Number of files whose pictures are tried: usually all files of an album contain the same picture, or none does. */
const FILES_CHECKED = 12;

/** The image columns of an album. */
export interface AlbumImage {
  image: string;
  imageFr: string;
  sleeveGround: string | null;
  sleeveInk: string | null;
}

/**
 * Stores the artwork of an album: the picture in its files, otherwise one of `covers`. Encodes it again as a plain JPEG
 * of at most 1,920 px, so that the file contains only the picture. Returns null if no picture can be read.
 */
export async function storeArtwork(
  media: MediaStore,
  album: { name: string; files: readonly SoundFile[]; covers: readonly string[] },
): Promise<AlbumImage | null> {
  for await (const bytes of pictures(album.files, album.covers)) {
    const jpeg = await asJpeg(bytes);
    if (jpeg) return storeImage(media, album.name, jpeg, "jpg", null);
  }
  return null;
}

/**
 * Stores a picture of an album under a name that changes with its content. If the picture is a drawn sleeve, `sleeve`
 * contains its colours.
 */
export async function storeImage(
  media: MediaStore,
  albumName: string,
  bytes: Uint8Array,
  extension: "jpg" | "png",
  sleeve: { ground: string; ink: string } | null,
): Promise<AlbumImage> {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  const image = `images/${slugify(albumName) || "album"}-${hash}.${extension}`;
  await media.write(image, bytes);
  return { image, imageFr: image, sleeveGround: sleeve?.ground ?? null, sleeveInk: sleeve?.ink ?? null };
}

async function* pictures(files: readonly SoundFile[], covers: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const { path } of files.slice(0, FILES_CHECKED)) {
    const tags = await parseFile(path, { duration: false }).catch(() => null);
    const picture = selectCover(tags?.common.picture);
    if (picture && picture.data.length <= MAX_BYTES) yield picture.data;
  }
  for (const path of covers) {
    const stats = await stat(path).catch(() => null);
    const bytes =
      stats?.isFile() && stats.size <= MAX_FILE_BYTES ? await readFile(path).catch(() => null) : null;
    if (bytes) yield bytes;
  }
}

async function asJpeg(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
  } catch {
    return null;
  }
}
