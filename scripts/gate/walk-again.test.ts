import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runTool } from "./run-step.ts";
import { walkAgain } from "./walk-again.ts";

const start = process.cwd();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sillon-again-"));
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  process.chdir(folder);
});
afterEach(async () => {
  process.chdir(start);
  await rm(folder, { recursive: true });
});

test("only failed journeys are repeated, and both outcomes are reported", async () => {
  await writeFile("playwright.config.mjs", "export default { workers: 1 };");
  await writeFile(
    "three.spec.mjs",
    `import { existsSync, writeFileSync } from "node:fs";
     import { expect, test } from "@playwright/test";
     test("holds", () => {});
     test("never holds", () => expect("night").toBe("day"));
     test("holds the second time", () => {
       const isSecond = existsSync("walked");
       writeFileSync("walked", "");
       expect(isSecond).toBe(true);
     });`,
  );
  const first = await runTool("@playwright/test/cli.js", ["test", "--reporter=line"]);
  expect([first.ok, first.output]).toEqual([false, expect.stringContaining("2 failed")]);
  const told = await walkAgain(join(folder, "again.json"), {});
  expect(told).toMatch(/^Walked again to be looked at \(the run stays failed\): 1 passed, 1 failed\n/);
  expect(told).toContain("three.spec.mjs:4: never holds");
});
