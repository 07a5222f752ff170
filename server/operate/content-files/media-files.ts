import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bytesOf, type MediaStore } from "#/server/platform/media/store.ts";
import type { Fields, Item } from "./item.ts";
import { storedFilm, storedPicture } from "./media-names.ts";

const PICTURE_FIELDS = ["image", "imageEn", "seoImage"];

/** Returns the paths of an item's pictures and films. They are the same in a content folder and in the media store. */
export function mediaFilesOf(fields: Fields): string[] {
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : null);
  const own = [...PICTURE_FIELDS.map((name) => storedPicture(text(name))), storedFilm(text("film"))];
  const nested = Array.isArray(fields.items) ? fields.items.flatMap(mediaFilesOf) : [];
  return [...own.filter((path) => path !== null), ...nested];
}

/**
 * Returns the files of the folder that the media store does not have, or has with other content, and the items whose
 * file is in neither of them.
 */
export async function compareMediaFiles(folder: string, items: readonly Item[], media: MediaStore) {
  const news = new Map<string, Buffer>();
  const missing: { item: Item; path: string }[] = [];
  for (const item of items) {
    for (const path of mediaFilesOf(item.fields)) {
      const own = await readFile(join(folder, path)).catch(() => null);
      const file = await media.stat(path);
      const held = file && (await bytesOf(file));
      if (!own && !held) missing.push({ item, path });
      if (own && !(held && own.equals(held))) news.set(path, own);
    }
  }
  return { news, missing };
}
