import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Files and folders that a build of the site depends on, the step after the build included; tests are left out. */
const SOURCES = [
  "app",
  "components",
  "features",
  "lib",
  "contract",
  "messages",
  "middleware.ts",
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "server/start/join-scripts.ts",
  "tsconfig.json",
];
const NOT_SOURCES = /\.test\.tsx?$/;

/** Returns a hash of the names and contents of all sources of a build: equal stamps mean equal builds. */
export async function sourceStamp(root: string): Promise<string> {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of await filesBelow(root, source)) {
      hash
        .update(`${file}\0`)
        .update(await readFile(join(root, file)))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

async function filesBelow(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOTDIR") return null;
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile() && !NOT_SOURCES.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();
}
