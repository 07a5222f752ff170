import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { localMediaStore } from "./store.ts";
import { sweepUnfinished } from "./sweep-unfinished.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sillon-store-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a written file is found by its path, and new content has a new ETag", async () => {
  const store = localMediaStore(folder);
  await store.write("images/a/b.png", Buffer.from("one"));
  const first = await store.stat("images/a/b.png");
  await store.write("images/a/b.png", Buffer.from("two"));
  const second = await store.stat("images/a/b.png");
  expect(await readFile(join(folder, "images/a/b.png"), "utf8")).toBe("two");
  expect(first?.size).toBe(3);
  expect(second?.etag).not.toBe(first?.etag);
});

test("a failed write leaves neither the file nor a part of it", async () => {
  await writeFile(join(folder, "images"), "a file where a folder should be");
  await expect(localMediaStore(folder).write("images/b.png", Buffer.from("x"))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(["images"]);
});

test.each(["../x", "a/../../x", "/etc/passwd", "a\0b", "a\\b", ""])(
  "nothing is written to %j",
  async (path) => {
    await expect(localMediaStore(folder).write(path, Buffer.from("x"))).rejects.toThrow("outside");
  },
);

test("folders and missing files are not found", async () => {
  await mkdir(join(folder, "images"));
  const store = localMediaStore(folder);
  expect(await store.stat("images")).toBeNull();
  expect(await store.has(`images/${"a".repeat(5_000)}.png`)).toBe(false);
});

test("unfinished files of a killed process are deleted after an hour, and nothing else is", async () => {
  const left = ".01234567-89ab-cdef-0123-456789abcdef.part";
  await mkdir(join(folder, "track/mp3"), { recursive: true });
  await writeFile(join(folder, "track/mp3", left), "half");
  await writeFile(join(folder, "track/mp3/whole.mp3"), "whole");
  expect(await sweepUnfinished(folder)).toBe(0);
  expect(await sweepUnfinished(folder, Date.now() + 2 * 3_600_000)).toBe(1);
  expect(await readdir(join(folder, "track/mp3"))).toEqual(["whole.mp3"]);
});
