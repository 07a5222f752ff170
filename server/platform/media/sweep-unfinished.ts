import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { removeAbandoned } from "./remove-abandoned.ts";
import { UNFINISHED } from "./store.ts";

/** Removes partial files of killed processes below `folder`; returns their number. */
export async function sweepUnfinished(folder: string, now = Date.now()): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const unfinished = entries.filter((entry) => entry.isFile() && UNFINISHED.test(entry.name));
  return removeAbandoned(
    unfinished.map(({ parentPath, name }) => join(parentPath, name)),
    now,
  );
}
