import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Analysis } from "#/contract/analysis.ts";
import type { Content } from "#/server/content/read-content.ts";
import { storedFilm } from "#/server/content-files/media-names.ts";
import type { Database } from "#/server/db/database.ts";
import type { MediaStore } from "#/server/media/store.ts";
import { refreshSearch } from "#/server/search/refresh.ts";
import { storeSynonyms } from "#/server/search/store-synonyms.ts";
import { seedAlbums } from "./seed-albums.ts";
import { seedGround } from "./seed-ground.ts";
import { seedPlacements } from "./seed-placements.ts";
import { seedSite } from "./seed-site.ts";
import { seedWriters } from "./seed-writers.ts";

export interface SeedSurroundings {
  db: Database;
  media: MediaStore;
  content: Content;
  /** What was measured in the sound of a version; null when it was never measured. */
  analysisOf: (reference: string, trackSlug: string, kind: string) => Analysis | null;
  /** What a track's sound is found by; null when it was never made. */
  printOf: (reference: string, trackSlug: string) => Uint8Array | null;
  onStep?: (note: string) => void;
}

/** Puts the demo catalogue into an empty database, all or nothing, and its pictures and films into the media store. */
export async function seedDemo({
  db,
  media,
  content,
  analysisOf,
  printOf,
  onStep,
}: SeedSurroundings): Promise<void> {
  onStep?.("pictures");
  await copyPartnerImages(content, media);
  await copyFilms(content, media);
  await db.transaction(async (tx) => {
    onStep?.("texts");
    const ground = await seedGround(tx, content);
    const writerIds = await seedWriters(tx, content.writers);
    await seedSite(tx, content);
    await storeSynonyms(tx, content.synonyms);
    onStep?.("albums");
    const trackIds = await seedAlbums(tx, { content, ground, writerIds, media, analysisOf, printOf });
    await seedPlacements(tx, content.placements, trackIds);
    onStep?.("search");
    await refreshSearch(tx);
  });
}

async function copyFilms({ films, placements }: Content, media: MediaStore): Promise<void> {
  for (const { film } of placements) {
    const path = storedFilm(film);
    if (film && path) await media.write(path, await readFile(join(films, film)));
  }
}

/** Puts the pictures of the partner carousel into the media store. */
export async function copyPartnerImages({ images }: Content, media: MediaStore): Promise<void> {
  const partners = join(images, "partners");
  for (const name of await readdir(partners)) {
    await media.write(`images/partners/${name}`, await readFile(join(partners, name)));
  }
}
