import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changedSince } from "./changed-files.ts";

let folder: string;
const start = process.cwd();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sillon-changed-"));
  process.chdir(folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  process.chdir(start);
  await rm(folder, { recursive: true });
});

const git = (...parameters: string[]) =>
  execFileSync("git", ["-c", "user.name=Ana", "-c", "user.email=ana@example.org", ...parameters]);

test("lists the files that differ from a revision: edited, staged, removed and untracked ones, without ignored ones", async () => {
  git("init", "-q");
  for (const name of ["same.ts", "edited.ts", "removed.ts", "old.ts"]) await writeFile(name, name);
  await writeFile(".gitignore", "ignored.ts\n");
  git("add", ".");
  git("commit", "-q", "-m", "Begin");
  expect(await changedSince("HEAD")).toEqual([]);
  await writeFile("edited.ts", "edited");
  await rm("removed.ts");
  for (const name of ["new é [slug].ts", "ignored.ts", "staged.ts"]) await writeFile(name, name);
  git("add", "staged.ts");
  const changed = ["edited.ts", "new é [slug].ts", "removed.ts", "staged.ts"];
  expect(await changedSince("HEAD")).toEqual(changed);
  git("add", ".");
  git("commit", "-q", "-m", "Go on");
  git("mv", "old.ts", "moved.ts");
  expect(await changedSince("HEAD")).toEqual(["moved.ts", "old.ts"]);
  expect(await changedSince("HEAD~1")).toEqual([...changed, "moved.ts", "old.ts"].toSorted());
  await expect(changedSince("nowhere")).rejects.toThrow("nowhere");
});

test("ignores files that another branch changed after this one left it", async () => {
  const commit = async (name: string) => {
    await writeFile(name, name);
    git("add", ".");
    git("commit", "-q", "-m", name);
  };
  git("init", "-q", "-b", "main");
  await commit("before.ts");
  git("checkout", "-q", "-b", "mine");
  await commit("mine.ts");
  git("checkout", "-q", "main");
  await commit("theirs.ts");
  git("checkout", "-q", "mine");
  await writeFile("new.ts", "new");
  expect(await changedSince("main")).toEqual(["mine.ts", "new.ts"]);
});

test("does not mistake a message of Git for a file", async () => {
  git("init", "-q");
  await writeFile("new.ts", "new");
  git("commit", "-q", "--allow-empty", "-m", "Begin");
  vi.stubEnv("GIT_TRACE", "1");
  expect(await changedSince("HEAD")).toEqual(["new.ts"]);
});
