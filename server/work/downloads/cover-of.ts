import type { Resizer } from "#/server/platform/media/resize.ts";
import { bytesOf, type MediaStore } from "#/server/platform/media/store.ts";
import type { Cover } from "./id3-tag.ts";

/** Size of embedded covers: large enough for any player's window, small compared with the sound. */
const COVER = { width: 640, quality: 80, format: "jpeg" } as const;

/**
 * Returns a reader for covers of the media store as small JPEGs. For an unreadable cover it returns null, so that the
 * sound is still delivered.
 */
export function coverReader(media: MediaStore, resize: Resizer): (image: string) => Promise<Cover> {
  return async (image) => {
    const source = await media.stat(image);
    if (!source) return null;
    try {
      const made = await resize(source, COVER);
      return made instanceof Uint8Array ? made : await bytesOf(made);
    } catch {
      return null;
    }
  };
}
