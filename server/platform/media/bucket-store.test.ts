import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { MediaAwayError } from "#/server/platform/http/media-away-error.ts";
import { type S3Server, startS3 } from "#/tests/support/s3-server.ts";
import { bucketMediaStore } from "./bucket-store.ts";
import { createResizer } from "./resize.ts";
import { createMediaRoutes } from "./routes.ts";
import { bytesOf, type MediaStore } from "./store.ts";

let s3: S3Server;
let media: MediaStore;
let routes: Hono;
let cache: string;
beforeAll(async () => {
  s3 = await startS3();
  media = bucketMediaStore(s3.place);
  cache = await mkdtemp(join(tmpdir(), "sillon-bucket-"));
  const log = pino({ level: "silent" });
  routes = createMediaRoutes({
    media,
    resize: createResizer(cache, log),
    coversOf: async () => new Map(),
    analysisOf: async () => null,
    isSoundShown: async () => true,
    ensureSound: async () => false,
    report: () => undefined,
  });
});
afterAll(async () => {
  await s3.close();
  await rm(cache, { recursive: true });
});

const SOUND = randomBytes(3_000_000);
async function namesIn(store: MediaStore, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list(folder)) names.push(name);
  return names.sort();
}
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  routes.fetch(new Request(`http://localhost/media/${path}`, { headers, method }));
const read = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test("a written file is found by its path with size, ETag and digest, and new content has a new ETag", async () => {
  await media.write("images/a/b.png", Buffer.from("one"));
  const first = await media.stat("images/a/b.png");
  await media.write("images/a/b.png", Buffer.from("three"));
  const second = await media.stat("images/a/b.png");
  expect(first).toMatchObject({ name: "images/a/b.png", size: 3 });
  expect(first?.sha256).toBe(createHash("sha256").update("one").digest("hex"));
  expect(second?.etag).toMatch(/^"[^"]+"$/);
  expect(second?.etag).not.toBe(first?.etag);
  expect(second && (await bytesOf(second)).toString()).toBe("three");
  // The bytes with the earlier tag are gone, and new ones must not replace them.
  await expect(first && bytesOf(first)).rejects.toThrow(MediaAwayError);
});

test.each(["été à Huế.mp3", "a+b & c=d.mp3", "l'autre (mix) #2 100%.mp3", "a?b;c,d@e:f!$*~.mp3"])(
  "the name %s is preserved",
  async (name) => {
    await media.write(`track/names/${name}`, Buffer.from(name));
    const found = await media.stat(`track/names/${name}`);
    expect(found && (await bytesOf(found)).toString()).toBe(name);
    const [listed = ""] = await namesIn(media, "track/names");
    // S3rver escapes its XML twice.
    expect(listed.replace("&amp;", "&").replace("&#x27;", "'")).toBe(`track/names/${name}`);
    await media.remove(`track/names/${name}`);
    expect(await media.has(`track/names/${name}`)).toBe(false);
    expect(await namesIn(media, "track/names")).toEqual([]);
  },
);

test.each(["../x", "a/../../x", "/etc/passwd", "a\0b", "a\\b", "", "a//b", "a/./b"])(
  "nothing is written, found or deleted at %j",
  async (name) => {
    await expect(media.write(name, Buffer.from("x"))).rejects.toThrow("outside");
    expect(await media.has(name)).toBe(false);
    await media.remove(name);
  },
);

test("a list continues after the thousand names of one answer, without other prefixes", async () => {
  const names = Array.from({ length: 1_203 }, (_, index) => `many/${String(index).padStart(4, "0")}.txt`);
  const left = [...names];
  const writer = async () => {
    for (let name = left.pop(); name; name = left.pop()) await media.write(name, Buffer.from("x"));
  };
  await Promise.all(Array.from({ length: 8 }, writer));
  const beside = bucketMediaStore({ ...s3.place, prefix: "library/many-more/" });
  await beside.write("x.txt", Buffer.from("x"));
  expect(await namesIn(media, "many")).toEqual(names);
  expect(await namesIn(beside, "")).toEqual(["x.txt"]);
});

test("sounds are sent whole, in ranges, as 304 and for HEAD, with the same headers as from a folder", async () => {
  const name = "track/mp3/long-0123456789abcdef.mp3";
  await media.write(name, SOUND);
  const whole = await get(name);
  const etag = whole.headers.get("etag") ?? "";
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    "content-type": "audio/mpeg",
    "content-length": "3000000",
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect((await read(whole)).equals(SOUND)).toBe(true);
  for (const [range, first, last] of [
    // Not 0-0, which S3rver treats as the whole file.
    ["bytes=0-1", 0, 1],
    ["bytes=1000000-1999999", 1_000_000, 1_999_999],
    ["bytes=2999999-", 2_999_999, 2_999_999],
    ["bytes=-7", 2_999_993, 2_999_999],
  ] as const) {
    const part = await get(name, { range, "if-range": etag });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes ${first}-${last}/3000000`);
    expect((await read(part)).equals(SOUND.subarray(first, last + 1))).toBe(true);
  }
  expect((await get(name, { range: "bytes=3000000-" })).status).toBe(416);
  expect((await get(name, { "if-none-match": etag })).status).toBe(304);
  const head = await get(name, {}, "HEAD");
  expect([head.status, head.headers.get("content-length"), head.body]).toEqual([200, "3000000", null]);
  expect((await get("track/mp3/other-0123456789abcdef.mp3")).status).toBe(404);
});

test("a picture is resized", async () => {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  await media.write("images/red.png", picture);
  const small = await get("resize/w_160,q_80,f_webp/images/red.png");
  expect(small.status).toBe(200);
  expect(await sharp(await read(small)).metadata()).toMatchObject({ format: "webp", width: 160 });
});

test("a store killed during a sound interrupts it; then requests get 503 until it runs again", async () => {
  onTestFinished(() => s3.restart());
  const name = "track/mp3/broken-0123456789abcdef.mp3";
  const long = randomBytes(40_000_000);
  await media.write(name, long);
  const answer = await get(name);
  expect(answer.headers.get("content-length")).toBe(String(long.length));
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  await s3.kill();
  await expect(
    (async () => {
      while (!(await reader?.read())?.done);
    })(),
  ).rejects.toThrow("stopped in the middle");
  for (const asked of [name, "images/other.png", "resize/w_160/images/other.png"]) {
    const refused = await get(asked);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await refused.text()).toContain("The store of sounds and pictures does not answer just now");
  }
  await s3.restart();
  expect((await read(await get(name))).equals(long)).toBe(true);
  await s3.kill();
});

test("a store that hangs is awaited for three seconds only", async () => {
  s3.freeze();
  onTestFinished(() => s3.thaw());
  await expect(media.has("images/never.png")).rejects.toThrow("s3://sounds/library/: no answer");
});

test("wrong keys and a missing bucket are named in the error, without the keys", async () => {
  const wrong = bucketMediaStore({ ...s3.place, secretAccessKey: "not-the-key" });
  await expect(namesIn(wrong, "")).rejects.toThrow("s3://sounds/library/: 403 SignatureDoesNotMatch");
  const absent = bucketMediaStore({ ...s3.place, bucket: "nobodys" });
  await expect(namesIn(absent, "")).rejects.toMatchObject({
    message: "s3://nobodys/library/: 404 NoSuchBucket",
    isRefusal: true,
  });
});

test("bytes are streamed: a sound of forty megabytes is not held in memory", async () => {
  const name = "track/mp3/broken-0123456789abcdef.mp3";
  const file = await bucketMediaStore(s3.place).stat(name);
  let sum = 0;
  for await (const piece of (await file?.open()) ?? []) {
    expect(piece.length).toBeLessThan(1_000_000);
    sum += piece.length;
  }
  expect(sum).toBe(40_000_000);
});
