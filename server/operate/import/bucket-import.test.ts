import { asc } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { bucketMediaStore } from "#/server/platform/media/bucket-store.ts";
import { bytesOf, type MediaStore } from "#/server/platform/media/store.ts";
import { type S3Server, startS3 } from "#/tests/support/s3-server.ts";
import { sweepMedia } from "./files/sweep-media.ts";
import { openWorkbench, tone, type Workbench, wavTone } from "./test-folder.ts";

// Every test decodes sound and writes a database; the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const REFUSED = expect.stringMatching(/^connect ECONNREFUSED/);

let bench: Workbench;
let s3: S3Server;
let into: MediaStore;
let library = 0;
beforeAll(async () => {
  bench = await openWorkbench();
  s3 = await startS3();
});
beforeEach(async () => {
  await bench.clear();
  into = bucketMediaStore({ ...s3.place, prefix: `library-${++library}/` });
});
afterAll(async () => {
  await bench.close();
  await s3.close();
});

async function names(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name } of into.list(folder)) found.push(name.slice(folder.length + 1));
  return found.sort();
}

test("sounds, originals and sleeves go into the bucket, and none into a folder; known ones are not uploaded again", async () => {
  const mp3 = await tone(220);
  await bench.put({ "a/one.mp3": mp3, "a/two.wav": wavTone(330) });
  expect(await bench.run({ into })).toMatchObject({ tracks: 2, refused: [] });
  const [one, two] = await bench.db.select().from(tracks).orderBy(asc(tracks.id));
  expect(await names("track/mp3")).toEqual([one?.mp3File, two?.mp3File]);
  expect(await names("originals")).toEqual([two?.mp3File.replace(".mp3", ".wav")]);
  const stored = await into.stat(`track/mp3/${one?.mp3File}`);
  expect(stored && (await bytesOf(stored)).equals(Buffer.from(mp3))).toBe(true);
  const [album] = await bench.db.select().from(albums);
  const sleeve = await into.stat(album?.image ?? "");
  expect(sleeve && (await sharp(await bytesOf(sleeve)).metadata()).format).toBe("png");
  const before = await into.stat(`track/mp3/${one?.mp3File}`);
  expect(await bench.run({ into })).toMatchObject({ tracks: 0, known: 2 });
  expect(await into.stat(`track/mp3/${one?.mp3File}`)).toMatchObject({ modifiedAt: before?.modifiedAt });
  expect(await bench.media.has(`track/mp3/${one?.mp3File}`)).toBe(false);
});

test("a replaced recording and its original leave the bucket after a day; files that others put there stay", async () => {
  await bench.put({ "a/one.wav": wavTone(220) });
  await bench.run({ into });
  const [old] = await names("originals");
  await bench.put({ "a/one.wav": wavTone(440) });
  await bench.run({ into });
  await into.write("track/mp3/by-hand.mp3", Buffer.from("x"));
  await sweepMedia(bench.db, into);
  expect(await names("originals")).toHaveLength(2);
  await sweepMedia(bench.db, into, Date.now() + 25 * 3_600_000);
  expect(await names("originals")).toHaveLength(1);
  expect(await names("originals")).not.toContain(old);
  expect(await names("track/mp3")).toContain("by-hand.mp3");
});

test("an unavailable store stops the import with a clear message; the next run continues", async () => {
  await bench.put({ "a/one.mp3": await tone(220), "a/two.mp3": await tone(330) });
  await s3.kill();
  const { stopped, tracks: taken } = await bench.run({ into });
  expect(taken).toBe(0);
  expect(stopped).toEqual({
    key: "mediaFailed",
    values: { folder: into.place.kind === "bucket" && `s3://sounds/${into.place.prefix}`, reason: REFUSED },
  });
  await s3.restart();
  expect(await bench.run({ into })).toMatchObject({ tracks: 2, refused: [] });
});
