import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Names of backups, which sort by time. Other files in the folder are never deleted. */
const NAME = /^sillon-\d{8}T\d{6}Z\.gz$/;

/** Returns the path of a new backup in a folder. Creates the folder if needed, with access only for its owner. */
export async function placeInFolder(folder: string, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `sillon-${now.toISOString().replace(/[-:]|\.\d+/g, "")}.gz`);
}

/** Deletes all backups of a folder except the `most` newest ones; returns the number of deleted backups. */
export async function keepNewest(folder: string, most: number): Promise<number> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  const old = names.slice(0, Math.max(0, names.length - most));
  for (const name of old) await rm(join(folder, name));
  return old.length;
}
