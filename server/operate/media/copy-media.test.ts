import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { MediaAwayError } from "#/server/platform/http/media-away-error.ts";
import { bucketMediaStore } from "#/server/platform/media/bucket-store.ts";
import { bytesOf, localMediaStore, type MediaStore } from "#/server/platform/media/store.ts";
import { type S3Server, startS3 } from "#/tests/support/s3-server.ts";
import { copyMedia, DamagedFileError } from "./copy-media.ts";

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sillon-copy-"));
});
afterEach(() => rm(folder, { recursive: true }));

const quiet = () => undefined;
const files = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [`track/mp3/${index}.mp3`, `sound ${index}`]),
);

async function filled(name: string): Promise<MediaStore> {
  const media = localMediaStore(join(folder, name));
  for (const [path, content] of Object.entries(files)) await media.write(path, Buffer.from(content));
  return media;
}

async function contentOf(media: MediaStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { name } of media.list("")) {
    const file = await media.stat(name);
    if (file) found[name] = (await bytesOf(file)).toString();
  }
  return found;
}

test("a folder is copied into a bucket and back with the same bytes; a second copy copies nothing", async () => {
  const from = await filled("from");
  await writeFile(join(folder, "from/.01234567-89ab-cdef-0123-456789abcdef.part"), "half");
  const bucket = bucketMediaStore({ ...s3.place, prefix: "whole/" });
  expect(await copyMedia(from, bucket, quiet)).toMatchObject({ copied: 30, same: 0 });
  expect(await copyMedia(from, bucket, quiet)).toEqual({ copied: 0, same: 30, bytes: 0 });
  const back = localMediaStore(join(folder, "back"));
  expect(await copyMedia(bucket, back, quiet)).toMatchObject({ copied: 30 });
  expect(await contentOf(back)).toEqual(files);
});

test("different content of the same length is copied, and other files in the target stay", async () => {
  const from = await filled("from");
  const bucket = bucketMediaStore({ ...s3.place, prefix: "changed/" });
  await copyMedia(from, bucket, quiet);
  await bucket.write("images/own.png", Buffer.from("own"));
  await from.write("track/mp3/7.mp3", Buffer.from("SOUND 7"));
  expect(await copyMedia(from, bucket, quiet)).toMatchObject({ copied: 1, same: 29 });
  expect(await contentOf(bucket)).toEqual({
    ...files,
    "track/mp3/7.mp3": "SOUND 7",
    "images/own.png": "own",
  });
});

test("a store that fails during the copy ends it with a clear message, and the next copy does the rest", async () => {
  const from = await filled("from");
  const bucket = bucketMediaStore({ ...s3.place, prefix: "cut/" });
  let killed: Promise<void> | undefined;
  const cut = copyMedia(from, bucket, ({ copied }) => {
    if (copied === 10) killed ??= s3.kill();
  });
  await expect(cut).rejects.toThrow(MediaAwayError);
  await killed;
  await s3.restart();
  const rest = await copyMedia(from, bucketMediaStore({ ...s3.place, prefix: "cut/" }), quiet);
  expect(rest.same).toBeGreaterThanOrEqual(10);
  expect(rest.copied + rest.same).toBe(30);
  expect(await contentOf(bucket)).toEqual(files);
});

test("a copy that fails ends after the files under way, and begins no other", async () => {
  const from = await filled("failing");
  const to = localMediaStore(join(folder, "half"));
  const ended: string[] = [];
  const begun: string[] = [];
  const release = Promise.withResolvers<void>();
  const failing: MediaStore = {
    ...to,
    stat: (name) => to.stat(name),
    async write(name, bytes) {
      begun.push(name);
      if (begun.length === 1) throw new MediaAwayError("half", "gone");
      await release.promise;
      await to.write(name, bytes);
      ended.push(name);
    },
  };
  let hasEnded = false;
  const copy = copyMedia(from, failing, quiet).finally(() => {
    hasEnded = true;
  });
  const refused = expect(copy).rejects.toThrow("gone");
  await vi.waitFor(() => expect(begun).toHaveLength(4));
  expect(hasEnded).toBe(false);
  release.resolve();
  await refused;
  expect(ended.toSorted()).toEqual(begun.slice(1).toSorted());
  expect(begun).toHaveLength(4);
});

test("a damaged file of a bucket is reported, not copied", async () => {
  const bucket = bucketMediaStore({ ...s3.place, prefix: "damaged/" });
  await bucket.write("images/a.png", Buffer.from("one"));
  const damaged: MediaStore = {
    ...bucket,
    stat: async (name) => {
      const file = await bucket.stat(name);
      return file && { ...file, sha256: "0".repeat(64) };
    },
  };
  const to = localMediaStore(join(folder, "to"));
  await expect(copyMedia(damaged, to, quiet)).rejects.toThrow(DamagedFileError);
  await expect(readFile(join(folder, "to/images/a.png"))).rejects.toThrow("ENOENT");
});
