import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Backup names sort by time; any other file in the folder is not ours to delete. */
const NAME = /^sillon-\d{8}T\d{6}Z\.gz$/;

/** Returns the path of a new backup in a folder, which is created if needed with access for its owner only. */
export async function placeInFolder(folder: string, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `sillon-${now.toISOString().replace(/[-:]|\.\d+/g, "")}.gz`);
}

/** Deletes all but the `most` newest backups of a folder; returns the number of deleted ones. */
export async function keepNewest(folder: string, most: number): Promise<number> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  const old = names.slice(0, Math.max(0, names.length - most));
  for (const name of old) await rm(join(folder, name));
  return old.length;
}
