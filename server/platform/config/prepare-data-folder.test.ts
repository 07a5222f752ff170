import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { prepareDataFolder } from "./prepare-data-folder.ts";

let around: string;
beforeEach(async () => {
  around = await mkdtemp(join(tmpdir(), "sillon-folder-"));
});
afterEach(() => rm(around, { recursive: true, force: true }));

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test("a new data folder and its database are accessible to the owner only, and the probe file is deleted", async () => {
  const folder = join(around, "new/data");
  await prepareDataFolder(folder);
  expect([await modeOf(folder), await modeOf(join(folder, "database"))]).toEqual(["700", "700"]);
  expect(await readdir(folder)).toEqual(["database"]);
});

test("a folder that cannot be created, or a dangling link, rejects with the system's error", async () => {
  await expect(prepareDataFolder("/proc/nope/data")).rejects.toMatchObject({
    code: "ENOENT",
    path: "/proc/nope",
  });
  const link = join(around, "link");
  await symlink(join(around, "gone"), link);
  await expect(prepareDataFolder(link)).rejects.toMatchObject({ code: "EEXIST", path: link });
  await expect(prepareDataFolder(join(link, "data"))).rejects.toMatchObject({ path: link });
});

test("a data folder that others can read, from an earlier version, is restricted to its owner", async () => {
  const folder = join(around, "data");
  await mkdir(join(folder, "database"), { recursive: true });
  await chmod(folder, 0o755);
  await chmod(join(folder, "database"), 0o777);
  await prepareDataFolder(folder);
  expect([await modeOf(folder), await modeOf(join(folder, "database"))]).toEqual(["700", "700"]);
});

test("a folder with other contents keeps its permissions, only its database is restricted", async () => {
  const folder = join(around, "shared");
  await mkdir(folder);
  await chmod(folder, 0o755);
  await writeFile(join(folder, "notes.txt"), "not ours");
  await prepareDataFolder(folder);
  expect([await modeOf(folder), await modeOf(join(folder, "database"))]).toEqual(["755", "700"]);
});
