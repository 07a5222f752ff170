import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { localMediaStore } from "#/server/platform/media/store.ts";

const ALBUMS = resolve(import.meta.dirname, "../../demo/content/albums");

/**
 * Puts a short file where each lead track of a featured album has its mp3, so that a start in a test need not
 * render ten of them; every other sound of the demo is still rendered when asked for.
 */
export async function silentFeaturedSounds(dataDir: string): Promise<void> {
  const media = localMediaStore(`${dataDir}/media`);
  for (const name of readdirSync(ALBUMS)) {
    const album = parse(readFileSync(resolve(ALBUMS, name), "utf8"));
    if (album.isFeatured) await media.write(`track/mp3/${album.tracks[0].slug}.mp3`, Buffer.alloc(1_000));
  }
}
