import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import type { Database } from "#/server/db/database.ts";
import { tracks, trackVersions } from "#/server/db/schema/tracks.ts";
import type { MediaStore } from "#/server/media/store.ts";

/** Pages that still name a replaced file are gone by then. */
const KEPT_MS = 24 * 3_600_000;
/** No file takes that long to write. */
const PART_KEPT_MS = 3_600_000;
/** How the import names its files; what others put there is left alone. */
const IMPORTED = /-[0-9a-f]{16}\.[a-z0-9]+$/;
const PART = /^\.[0-9a-f-]{36}\.part$/;
const BATCH = 1_000;

/** Removes what imports left behind: recordings replaced more than a day ago, and pieces of files of killed ones. */
export async function sweepMedia(db: Database, media: MediaStore, now = Date.now()): Promise<void> {
  for (const folder of ["track/mp3", "originals", "images"]) {
    const path = media.resolve(folder);
    const names = path ? await readdir(path).catch(() => []) : [];
    const parts = names.filter((name) => PART.test(name));
    const stems = names.filter((name) => folder !== "images" && IMPORTED.test(name));
    const orphans: string[] = [];
    for (let start = 0; start < stems.length; start += BATCH) {
      orphans.push(...(await unnamed(db, stems.slice(start, start + BATCH))));
    }
    for (const name of parts) await removeOlder(join(path ?? "", name), now - PART_KEPT_MS);
    for (const name of orphans) await removeOlder(join(path ?? "", name), now - KEPT_MS);
  }
}

/** Those of the files that no track and no version sounds from; an original goes with its mp3. */
async function unnamed(db: Database, names: string[]): Promise<string[]> {
  const mp3Of = (name: string) => name.replace(/\.[a-z0-9]+$/, ".mp3");
  const files = names.map(mp3Of);
  const used = new Set<string>();
  for (const table of [tracks, trackVersions]) {
    const rows = await db.select({ file: table.mp3File }).from(table).where(inArray(table.mp3File, files));
    for (const { file } of rows) used.add(file);
  }
  return names.filter((name) => !used.has(mp3Of(name)));
}

async function removeOlder(path: string, before: number): Promise<void> {
  const stats = await stat(path).catch(() => null);
  if (stats && Math.max(stats.mtimeMs, stats.ctimeMs) < before) await rm(path, { force: true });
}
