import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Analysis } from "#/contract/analysis.ts";
import type { Content } from "#/server/catalogue/content/read-content.ts";
import { storedFilm } from "#/server/operate/content-files/media-names.ts";
import { copyPartnerImages } from "#/server/operate/reference-data/partner-images.ts";
import { seedReferenceData } from "#/server/operate/reference-data/seed-reference-data.ts";
import { seedSite } from "#/server/operate/reference-data/seed-site.ts";
import type { Database } from "#/server/platform/db/database.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";
import { refreshSearch } from "#/server/search/refresh.ts";
import { storeSynonyms } from "#/server/search/store-synonyms.ts";
import { seedAlbums } from "./seed-albums.ts";
import { seedPlacements } from "./seed-placements.ts";
import { seedWriters } from "./seed-writers.ts";

export interface SeedDeps {
  db: Database;
  media: MediaStore;
  content: Content;
  /** Returns the analysis of a version; null when its sound was never measured. */
  analysisOf: (reference: string, trackSlug: string, kind: string) => Analysis | null;
  /** Returns the print of a track's sound; null when it was never made. */
  printOf: (reference: string, trackSlug: string) => Uint8Array | null;
  onStep?: (note: string) => void;
}

/** Puts the demo catalogue into an empty database, all or nothing, and its pictures and films into the media store. */
export async function seedDemo({ db, media, content, analysisOf, printOf, onStep }: SeedDeps): Promise<void> {
  onStep?.("pictures");
  await copyPartnerImages(content, media);
  await copyFilms(content, media);
  await db.transaction(async (tx) => {
    onStep?.("texts");
    const referenceData = await seedReferenceData(tx, content);
    const writerIds = await seedWriters(tx, content.writers);
    await seedSite(tx, content);
    await storeSynonyms(tx, content.synonyms);
    onStep?.("albums");
    const trackIds = await seedAlbums(tx, { content, referenceData, writerIds, media, analysisOf, printOf });
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
