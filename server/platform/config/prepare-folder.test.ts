import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { prepareFolder } from "./prepare-folder.ts";

let around: string;
beforeEach(async () => {
  around = await mkdtemp(join(tmpdir(), "sillon-folder-"));
});
afterEach(() => rm(around, { recursive: true, force: true }));

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test("a new data folder, and the database in it, let in their owner alone, and keep nothing of the look at the disk", async () => {
  const folder = join(around, "new/data");
  await prepareFolder(folder);
  expect([await modeOf(folder), await modeOf(join(folder, "database"))]).toEqual(["700", "700"]);
  expect(await readdir(folder)).toEqual(["database"]);
});

test("a folder that cannot be made, or is a link to nowhere, is refused by the system's own word", async () => {
  await expect(prepareFolder("/proc/nope/data")).rejects.toMatchObject({
    code: "ENOENT",
    path: "/proc/nope",
  });
  const link = join(around, "link");
  await symlink(join(around, "gone"), link);
  await expect(prepareFolder(link)).rejects.toMatchObject({ code: "EEXIST", path: link });
  await expect(prepareFolder(join(link, "data"))).rejects.toMatchObject({ path: link });
});

test("a data folder that an earlier version left open is shut", async () => {
  const folder = join(around, "data");
  await mkdir(join(folder, "database"), { recursive: true });
  await chmod(folder, 0o755);
  await chmod(join(folder, "database"), 0o777);
  await prepareFolder(folder);
  expect([await modeOf(folder), await modeOf(join(folder, "database"))]).toEqual(["700", "700"]);
});

test("a folder that holds other things stays open to who may read them, its database does not", async () => {
  const folder = join(around, "shared");
  await mkdir(folder);
  await chmod(folder, 0o755);
  await writeFile(join(folder, "notes.txt"), "not ours");
  await prepareFolder(folder);
  expect([await modeOf(folder), await modeOf(join(folder, "database"))]).toEqual(["755", "700"]);
});
