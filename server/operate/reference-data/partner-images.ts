import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Content } from "#/server/catalogue/content/read-content.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";

/** Copies the pictures of the partner carousel into the media store. */
export async function copyPartnerImages({ images }: Content, media: MediaStore): Promise<void> {
  const partners = join(images, "partners");
  for (const name of await readdir(partners)) {
    await media.write(`images/partners/${name}`, await readFile(join(partners, name)));
  }
}
