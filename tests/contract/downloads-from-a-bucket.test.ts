import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { asc } from "drizzle-orm";
import { parseBuffer } from "music-metadata";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { downloads } from "#/server/platform/db/schema/histories.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { bucketMediaStore } from "#/server/platform/media/bucket-store.ts";
import { createResizer } from "#/server/platform/media/resize.ts";
import type { StoredFile } from "#/server/platform/media/store.ts";
import { encodeMp3 } from "#/server/sound/measuring/encode-mp3.ts";
import { coverReader } from "#/server/work/downloads/cover-of.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type S3Server, startS3 } from "#/tests/support/s3-server.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";
import { unzip } from "#/tests/support/unzip.ts";
import { wavOf } from "#/tests/support/wav-of.ts";

let api: TestApi;
let ana: SignedIn;
let s3: S3Server;
let cache: string;
let project: string;

const tone = {
  sampleRate: 44_100,
  channels: [Float32Array.from({ length: 22_050 }, (_, index) => Math.sin(index / 16) / 2)],
};

beforeAll(async () => {
  s3 = await startS3();
  api = await apiForTests();
  cache = await mkdtemp(join(tmpdir(), "sillon-bucket-cache-"));
  const media = bucketMediaStore(s3.place);
  const coverOf = coverReader(media, createResizer(cache, pino({ level: "silent" })));
  api.sounds = { media, ensureSound: async () => false, coverOf };
  const mp3 = await encodeMp3(tone);
  const rows = await api.db.select().from(tracks).orderBy(asc(tracks.id)).limit(3);
  for (const { mp3File } of rows) await media.write(`track/mp3/${mp3File}`, mp3);
  await media.write(`originals/${rows[0]?.mp3File.replace(/\.mp3$/, ".wav")}`, wavOf(tone));
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  for (const { image } of await api.db.select().from(albums)) if (image) await media.write(image, picture);
  ana = await signedIn(api);
  const json = { name: "Doc Mékong", tracks: rows.map(({ id }) => `/api/tracks/${id}`) };
  const made = await (await ana.fetch("/api/user_playlists", { method: "POST", json })).json();
  project = `/api/playlist/${(made as { id: number }).id}/download`;
});
afterAll(async () => {
  await api.close();
  await s3.close();
  await rm(cache, { recursive: true });
});

test("a sound in a bucket is downloaded with its credits and cover, and resumed where it broke off", async () => {
  const whole = await ana.fetch("/api/front/tracks/1/download");
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(whole.headers.get("content-length")).toBe(String(bytes.length));
  const { common } = await parseBuffer(bytes, { mimeType: "audio/mpeg" });
  expect(await sharp(common.picture?.[0]?.data).metadata()).toMatchObject({ format: "jpeg", width: 640 });
  const rest = await ana.fetch("/api/front/tracks/1/download", {
    headers: { Range: "bytes=5000-", "If-Range": whole.headers.get("etag") ?? "" },
  });
  expect(rest.status).toBe(206);
  expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(5_000))).toBe(true);
});

test("a project is downloaded as a zip of the announced length, with WAV files where they exist", async () => {
  const answer = await ana.fetch(`${project}?format=wav`);
  const bytes = await answer.arrayBuffer();
  expect(answer.headers.get("content-length")).toBe(String(bytes.byteLength));
  const names = Object.keys(await unzip(bytes)).map((name) => name.replace(/^.*\.(?=\w+$)/, ""));
  expect(names).toEqual(["wav", "mp3", "mp3", "txt"]);
});

test("while the store is unreachable, a download is a 503 with a message, and nothing is recorded", async () => {
  const before = await api.db.$count(downloads);
  await s3.kill();
  api.errors.length = 0;
  for (const path of ["/api/front/tracks/1/download", project]) {
    const answer = await ana.fetch(path);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await answer.json()).toMatchObject({
      detail: "The store of sounds and pictures does not answer just now. Try again in a few seconds.",
    });
  }
  expect(await api.db.$count(downloads)).toBe(before);
  await s3.restart();
  const again = await ana.fetch(project);
  expect(again.status).toBe(200);
  // Else it would go on reading from the store when that is closed.
  await again.body?.cancel();
});

test("if the store fails while a zip is being sent, the answer is aborted", async () => {
  const { sounds } = api;
  const answered = Promise.withResolvers<void>();
  async function* breaking() {
    yield Buffer.alloc(1_000);
    await answered.promise;
    throw new Error("the store went away");
  }
  const stat = async (name: string) => {
    const file = await sounds.media.stat(name);
    const open: StoredFile["open"] = async (range) =>
      range?.last === Number(file?.size) - 1 ? Readable.from(breaking()) : (file as StoredFile).open(range);
    return file && { ...file, open };
  };
  api.sounds = { ...sounds, media: { ...sounds.media, stat } };
  const answer = await ana.fetch(project);
  expect(answer.status).toBe(200);
  answered.resolve();
  await expect(answer.arrayBuffer()).rejects.toThrow("the store went away");
  api.sounds = sounds;
});
