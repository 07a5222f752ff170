/**
 * Composes the full version of every demo track; writes the prints of their sound to `demo/prints.bin`, which ships
 * with the project. Renders only what changed since the last run.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readAlbumOrder } from "#/demo/music/read-album-order.ts";
import { COMPOSER_VERSION, renderVersion } from "#/demo/music/render.ts";
import { DEMO_PRINTS_FILE, demoPrints, printKey } from "#/demo/prints.ts";
import { packPrints, type StoredPrint } from "#/demo/prints-file.ts";
import { PRINT_VERSION, packPrint } from "#/server/sound/prints/print-bytes.ts";
import { soundPrint } from "#/server/sound/prints/sound-print.ts";

const ALBUMS = join(import.meta.dirname, "../demo/content/albums");

const before = demoPrints();
const stored = new Map<string, StoredPrint>();
for (const name of readdirSync(ALBUMS).toSorted()) {
  if (!name.endsWith(".yaml")) continue;
  const { album, tracks } = readAlbumOrder(parse(readFileSync(join(ALBUMS, name), "utf8")));
  for (const { track } of tracks) {
    const key = printKey(album.reference, track.slug);
    const input = JSON.stringify([COMPOSER_VERSION, PRINT_VERSION, album.reference, album.style, track]);
    const fingerprint = createHash("sha256").update(input).digest("hex").slice(0, 12);
    const known = before.get(key);
    if (known?.fingerprint === fingerprint) {
      stored.set(key, known);
      continue;
    }
    const { pcm } = await renderVersion(album, track, "full");
    stored.set(key, { fingerprint, print: packPrint(soundPrint(pcm)) });
    console.log(key);
  }
}
writeFileSync(DEMO_PRINTS_FILE, packPrints(stored));
console.log(`${stored.size} prints in ${DEMO_PRINTS_FILE}`);
