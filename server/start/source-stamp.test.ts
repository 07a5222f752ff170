import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sourceStamp } from "./source-stamp.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "sillon-stamp-"));
  await mkdir(join(root, "app/deep"), { recursive: true });
  await writeFile(join(root, "app/deep/page.tsx"), "one");
  await writeFile(join(root, "next.config.ts"), "config");
});
afterEach(() => rm(root, { recursive: true }));

test("the stamp changes with a source's content, its name, a new source and the configuration", async () => {
  const stamps = [await sourceStamp(root)];
  await writeFile(join(root, "app/deep/page.tsx"), "two");
  stamps.push(await sourceStamp(root));
  await rm(join(root, "app/deep/page.tsx"));
  await writeFile(join(root, "app/deep/layout.tsx"), "two");
  stamps.push(await sourceStamp(root));
  await writeFile(join(root, "next.config.ts"), "other");
  stamps.push(await sourceStamp(root));
  expect(new Set(stamps).size).toBe(4);
});

test("the stamp stays the same when files are only touched or when tests and other files change", async () => {
  const before = await sourceStamp(root);
  await writeFile(join(root, "app/deep/page.tsx"), "one");
  await writeFile(join(root, "app/deep/page.test.tsx"), "test");
  await writeFile(join(root, "README.md"), "words");
  expect(await sourceStamp(root)).toBe(before);
});
