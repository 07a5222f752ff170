import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Returns the addresses of the files in the build and in `public/`, which need no rendering. */
export async function siteFiles(root: string, distDir: string): Promise<ReadonlySet<string>> {
  const [own, built] = await Promise.all([
    addressesBelow(join(root, "public"), "/"),
    addressesBelow(join(root, distDir, "static"), "/_next/static/"),
  ]);
  return new Set([...own, ...built]);
}

async function addressesBelow(folder: string, prefix: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => prefix + relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
