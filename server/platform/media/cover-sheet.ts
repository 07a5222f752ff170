import { MOST_COVERS, SHEET_WIDTHS } from "#/contract/cover-sheet.ts";
import { coversSvg, type DrawnCover } from "./covers-svg.ts";
import { type Resizer, UnfitImageError } from "./resize.ts";
import { bytesOf, type MediaStore } from "./store.ts";

/** What has a cover of its own. */
export type CoverOwner = "album" | "track";

export interface CoverDependencies {
  media: MediaStore;
  resize: Resizer;
  /** Returns the paths of their images below `/media`, by id, of those that the catalogue shows and that have one. */
  coversOf: (owner: CoverOwner, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}

/**
 * Returns the covers of several albums or tracks in one drawing (docs/decisions/054); null for a width that is not
 * served, for too many of them, and if one of them cannot be had: pages then load each by itself.
 */
export async function coverSheet(
  { media, resize, coversOf }: CoverDependencies,
  owner: CoverOwner,
  { width, ids }: { width: number; ids: readonly number[] },
): Promise<string | null> {
  if (!SHEET_WIDTHS.some((served) => served === width) || ids.length > MOST_COVERS) return null;
  const images = await coversOf(owner, ids);
  const asked = ids.flatMap((id) => {
    const image = images.get(id);
    return image === undefined ? [] : [{ id, image }];
  });
  if (asked.length < ids.length) return null;
  const made = new Map<string, Promise<Uint8Array | null>>();
  const cover = (image: string) => {
    const one = made.get(image) ?? resized(image);
    made.set(image, one);
    return one;
  };
  async function resized(image: string): Promise<Uint8Array | null> {
    const source = await media.stat(image);
    if (!source) return null;
    try {
      const found = await resize(source, { width, quality: 80, format: "webp" });
      return found instanceof Uint8Array ? found : await bytesOf(found);
    } catch (error) {
      if (error instanceof UnfitImageError) return null;
      throw error;
    }
  }
  const covers = await Promise.all(
    asked.map(async ({ id, image }): Promise<DrawnCover[]> => {
      const webp = await cover(image);
      return webp ? [{ id, webp }] : [];
    }),
  );
  return covers.every(({ length }) => length === 1) ? coversSvg(covers.flat(), width) : null;
}
