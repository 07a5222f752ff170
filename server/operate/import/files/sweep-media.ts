import { posix } from "node:path";
import { inArray } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";
import { sweepUnfinished } from "#/server/platform/media/sweep-unfinished.ts";

/** Time after which no cached page refers to a replaced file any more. */
const KEPT_MS = 24 * 3_600_000;
/** Pattern of the names that the import gives to files; all other files are left alone. */
const IMPORTED = /-[0-9a-f]{16}\.[a-z0-9]+$/;
const BATCH = 1_000;

/** Removes leftovers of imports: recordings replaced more than a day ago, and partial files of killed runs. */
export async function sweepMedia(db: Database, media: MediaStore, now = Date.now()): Promise<void> {
  if (media.place.kind === "folder") await sweepUnfinished(media.place.folder, now);
  for (const folder of ["track/mp3", "originals"]) {
    const old: string[] = [];
    for await (const { name, changedAt } of media.list(folder)) {
      if (IMPORTED.test(name) && changedAt < now - KEPT_MS) old.push(name);
    }
    for (let start = 0; start < old.length; start += BATCH) {
      for (const name of await unusedOf(db, old.slice(start, start + BATCH))) await media.remove(name);
    }
  }
}

/** Returns the files that no track or version uses. An original is in use as long as its MP3 is. */
async function unusedOf(db: Database, names: string[]): Promise<string[]> {
  const mp3Of = (name: string) => posix.basename(name).replace(/\.[a-z0-9]+$/, ".mp3");
  const files = names.map(mp3Of);
  const used = new Set<string>();
  for (const table of [tracks, trackVersions]) {
    const rows = await db.select({ file: table.mp3File }).from(table).where(inArray(table.mp3File, files));
    for (const { file } of rows) used.add(file);
  }
  return names.filter((name) => !used.has(mp3Of(name)));
}
