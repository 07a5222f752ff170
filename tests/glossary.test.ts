import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");

test("every file and folder that the glossary names exists, and each word stands there once", () => {
  const glossary = readFileSync(join(ROOT, "docs/glossary.md"), "utf8");
  const paths = [...glossary.matchAll(/`([\w@[\]().-]+\/[\w@[\]()./-]*)`/g)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const words = [...glossary.matchAll(/^\| (.+?) \|/gm)]
    .map(([, word = ""]) => word)
    .filter((word) => !/^(?:-+|word|term)$/i.test(word));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
