import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readRevision, writeStamp } from "./stamp.ts";

let folder: string;
const start = process.cwd();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sillon-stamp-"));
  vi.stubEnv("XDG_CACHE_HOME", join(folder, "cache"));
});
afterEach(async () => {
  process.chdir(start);
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const git = (...parameters: string[]) =>
  execFileSync("git", ["-c", "user.name=Ana", "-c", "user.email=ana@example.org", ...parameters]);

test("distinguishes a clean work tree from one with uncommitted files", async () => {
  process.chdir(folder);
  expect(await readRevision()).toBeNull();
  git("init", "-q");
  git("commit", "-q", "--allow-empty", "-m", "Begin");
  const commit = git("rev-parse", "HEAD").toString().trim();
  expect(await readRevision()).toEqual({ commit, clean: true });
  await writeFile("new.txt", "new");
  expect(await readRevision()).toEqual({ commit, clean: false });
});

test("a passed run is recorded outside the project, under its commit", async () => {
  const revision = { commit: "c0ffee", clean: true };
  const file = await writeStamp({
    before: revision,
    after: revision,
    circle: "all",
    seconds: 1234,
    passed: 56,
  });
  expect(file).toBe(join(folder, "cache/sillon/gate/c0ffee.json"));
  expect(JSON.parse(await readFile(file ?? "", "utf8"))).toEqual({
    commit: "c0ffee",
    clean: true,
    circle: "all",
    seconds: 1234,
    passed: 56,
  });
});

test("a tree that changed during the test is not recorded as clean, and a new commit gets no stamp", async () => {
  const before = { commit: "c0ffee", clean: true };
  const file = await writeStamp({
    before,
    after: { ...before, clean: false },
    circle: "gate",
    seconds: 1,
    passed: 1,
  });
  expect(JSON.parse(await readFile(file ?? "", "utf8"))).toMatchObject({ clean: false });
  await rm(file ?? "");
  const after = { commit: "decaf", clean: true };
  expect(await writeStamp({ before, after, circle: "gate", seconds: 1, passed: 1 })).toBeNull();
  expect(await writeStamp({ before: null, after, circle: "gate", seconds: 1, passed: 1 })).toBeNull();
  expect(await readdir(join(folder, "cache/sillon/gate"))).toEqual([]);
});
