import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Names of our own making sort by their time; whatever else lies in the folder is not ours to delete. */
const NAME = /^sillon-\d{8}T\d{6}Z\.gz$/;

/** Where a backup of this moment goes in a folder, which is made if need be, for its owner alone. */
export async function placeInFolder(folder: string, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `sillon-${now.toISOString().replace(/[-:]|\.\d+/g, "")}.gz`);
}

/** Deletes all but the `most` newest backups of a folder; gives how many went. */
export async function keepNewest(folder: string, most: number): Promise<number> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  const old = names.slice(0, Math.max(0, names.length - most));
  for (const name of old) await rm(join(folder, name));
  return old.length;
}
