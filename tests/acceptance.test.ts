import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const read = (path: string) => readFileSync(resolve(root, path), "utf8");
const page = read("docs/acceptance.md");

test("every file and test that docs/acceptance.md names exists", () => {
  const missing: string[] = [];
  let named = 0;
  for (const [, path = "", titles = ""] of page.matchAll(/`([\w./[\]-]+\.(?:tsx?|css))`((?:,? “[^”]+”)*)/g)) {
    if (!existsSync(resolve(root, path))) {
      missing.push(path);
      continue;
    }
    const source = read(path);
    for (const [, title = ""] of titles.matchAll(/“([^”]+)”/g)) {
      named += 1;
      if (!source.includes(title)) missing.push(`${path} “${title}”`);
    }
  }
  expect(missing).toEqual([]);
  expect(named).toBeGreaterThan(90);
});
