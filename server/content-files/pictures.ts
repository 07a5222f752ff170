import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MediaStore } from "#/server/media/store.ts";
import type { Fields, Item } from "./item.ts";
import { PICTURES } from "./picture-path.ts";

const FIELDS = ["image", "imageEn", "seoImage"];

/** The pictures that an item names, by their path below `images/`. */
export function picturesOf(fields: Fields): string[] {
  const own = FIELDS.flatMap((name) => (typeof fields[name] === "string" ? [fields[name]] : []));
  const nested = Array.isArray(fields.items) ? fields.items.flatMap(picturesOf) : [];
  return [...own, ...nested];
}

/** The pictures of a folder that the media store lacks or holds otherwise, and the items that name one nobody has. */
export async function comparePictures(folder: string, items: readonly Item[], media: MediaStore) {
  const news = new Map<string, Buffer>();
  const missing: { item: Item; picture: string }[] = [];
  for (const item of items) {
    for (const picture of picturesOf(item.fields)) {
      const own = await readFile(join(folder, PICTURES, picture)).catch(() => null);
      const path = media.resolve(`${PICTURES}${picture}`);
      const held = path ? await readFile(path).catch(() => null) : null;
      if (!own && !held) missing.push({ item, picture });
      if (own && !(held && own.equals(held))) news.set(picture, own);
    }
  }
  return { news, missing };
}
