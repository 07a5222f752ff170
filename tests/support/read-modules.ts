import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** One import as written, and the path it leads to from the root; null for a package. One of types alone loads nothing. */
type Import = { written: string; path: string | null; isType: boolean };
/** A source file of the repository: path from the root, text, imports. */
export type Module = { path: string; text: string; imports: Import[] };

const AREAS = [
  "app",
  "bench",
  "components",
  "contract",
  "demo",
  "e2e",
  "features",
  "lib",
  "scripts",
  "server",
  "tests",
];
const SOURCE = /\.(ts|tsx|mts|mjs|js|jsx)$/;
const IMPORT =
  /^\s*(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)|^\}\s+from\s+"([^"]+)"/gm;

/** Every source file of the product and its tests below `root`, and of `others` of its folders. */
export function readModules(root: string, others: readonly string[] = []): Module[] {
  const below = [...AREAS, ...others].flatMap((area) =>
    readdirSync(join(root, area), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => posix.relative(root, posix.join(entry.parentPath, entry.name))),
  );
  const beside = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
  return [...below, ...beside]
    .filter((path) => SOURCE.test(path) && !path.endsWith(".d.ts"))
    .toSorted()
    .map((path) => moduleOf(path, readFileSync(join(root, path), "utf8")));
}

/** The module at `path` with this text. */
export function moduleOf(path: string, text: string): Module {
  const imports = [...text.matchAll(IMPORT)].map((match) => {
    const written = match[2] ?? match[3] ?? match[4] ?? "";
    return { written, path: locate(path, written), isType: match[1] !== undefined };
  });
  return { path, text, imports };
}

function locate(from: string, written: string): string | null {
  if (written.startsWith("#/")) return written.slice(2);
  if (written.startsWith(".")) return posix.join(posix.dirname(from), written);
  return null;
}
