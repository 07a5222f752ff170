import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bytesOf, type MediaStore } from "#/server/platform/media/store.ts";
import type { ContentFields, ContentItem } from "./item.ts";
import { storedFilm, storedPicture } from "./media-names.ts";

const PICTURE_FIELDS = ["image", "imageEn", "seoImage"];

/** Returns the paths of an item's pictures and films. They are the same in a content folder and in the media store. */
export function mediaFilesOf(fields: ContentFields): string[] {
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : null);
  const own = [...PICTURE_FIELDS.map((name) => storedPicture(text(name))), storedFilm(text("film"))];
  const nested = Array.isArray(fields.items) ? fields.items.flatMap(mediaFilesOf) : [];
  return [...own.filter((path) => path !== null), ...nested];
}

/**
 * Returns the files of the folder that the media store does not have, or has with other content, and the items whose
 * file is in neither of them.
 */
export async function compareMediaFiles(folder: string, items: readonly ContentItem[], media: MediaStore) {
  const newFiles = new Map<string, Buffer>();
  const missing: { item: ContentItem; path: string }[] = [];
  for (const item of items) {
    for (const path of mediaFilesOf(item.fields)) {
      const own = await readFile(join(folder, path)).catch(() => null);
      const file = await media.stat(path);
      const current = file && (await bytesOf(file));
      if (!own && !current) missing.push({ item, path });
      if (own && !(current && own.equals(current))) newFiles.set(path, own);
    }
  }
  return { newFiles, missing };
}
