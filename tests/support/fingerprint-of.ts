import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A short name that changes with any file these patterns match below `root`; tests among them do not count. */
export function fingerprintOf(root: string, patterns: readonly string[]): string {
  const hash = createHash("sha256");
  const names = globSync(patterns, { cwd: root })
    .filter((name) => !name.endsWith(".test.ts") && statSync(join(root, name)).isFile())
    .sort();
  for (const name of names) hash.update(name).update(readFileSync(join(root, name)));
  return hash.digest("hex").slice(0, 16);
}
