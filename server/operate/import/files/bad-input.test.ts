import { writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createSoundPool, type SoundPool } from "#/server/operate/import/sounds/sound-pool.ts";
import { openWorkbench, tone, type Workbench, wavTone } from "#/server/operate/import/test-folder.ts";
import { importFiles } from "#/server/platform/db/schema/operations.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { some } from "#/tests/support/some.ts";

// Every test decodes sound and writes a database; the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.close());

const names = async () => (await bench.db.select({ name: tracks.name }).from(tracks)).map(({ name }) => name);
const noise = (length: number) => Uint8Array.from({ length }, (_, i) => (i * i * 31 + (i >> 3) * 17) % 251);

test("refuses a file that is not sound, with a reason, and imports the rest of the folder", async () => {
  const m4a = await readFile(join(import.meta.dirname, "../../../sound/measuring/fixtures/tone.m4a"));
  const wav = wavTone(330, 4);
  await bench.put({
    "a/good.mp3": await tone(220),
    "a/text.mp3": "this is no music\n".repeat(200),
    "a/empty.mp3": "",
    "a/noise.mp3": noise(20_000),
    "a/header only.mp3": (await tone(221)).subarray(0, 100),
    "a/protected.m4a": Buffer.from(m4a.toString("latin1").replaceAll("mp4a", "drms"), "latin1"),
    "a/cut.wav": wav.subarray(0, wav.length / 2),
    "a/short.wav": wavTone(440, 0.2),
    "a/silence.wav": wavTone(0, 2),
  });
  const report = await bench.run();

  expect(await names()).toEqual(["good"]);
  const reasons = bench.refusals(report);
  expect(Object.keys(reasons)).toHaveLength(8);
  expect(reasons["a/text.mp3"]).toMatch(/no sound in it/);
  expect(reasons["a/empty.mp3"]).toMatch(/empty \(0 bytes\)/);
  expect(reasons["a/noise.mp3"]).toMatch(/no sound|damaged/);
  expect(reasons["a/header only.mp3"]).toMatch(/no sound|damaged|too short/);
  expect(reasons["a/protected.m4a"]).toMatch(/coding cannot be read/);
  expect(reasons["a/cut.wav"]).toMatch(/cut: it holds 2\.0 s/);
  expect(reasons["a/short.wav"]).toMatch(/too short/);
  expect(reasons["a/silence.wav"]).toMatch(/silence/);
});

test("a refused file leaves nothing in the media folder", async () => {
  await bench.put({ "a/text.mp3": "no music", "a/cut.wav": wavTone(330).subarray(0, 50_000) });
  await bench.run();
  expect(await readdir(bench.media.root, { recursive: true }).catch(() => [])).toEqual([]);
});

test("a refused file is checked again by the next run, and imported once it is repaired", async () => {
  await bench.put({ "a/song.mp3": "no music", "a/song_60.mp3": await tone(221) });
  const first = await bench.run();
  expect(bench.refusals(first)).toEqual({
    "a/song.mp3": expect.stringMatching(/no sound/),
    "a/song_60.mp3": "It is a version of a/song.mp3, which was refused.",
  });
  expect((await bench.run()).refused).toHaveLength(2);
  await bench.put({ "a/song.mp3": await tone(220) });
  expect(await bench.run()).toMatchObject({ tracks: 1, versions: 1, refused: [] });
});

test("a known file that is now damaged is refused, and its earlier import stays", async () => {
  await bench.put({ "a/song.mp3": await tone(220) });
  await bench.run();
  await bench.put({ "a/song.mp3": "overwritten by accident" });
  const report = await bench.run();
  expect(report.refused).toMatchObject([{ file: "a/song.mp3", keepsFormer: true }]);
  expect(await names()).toEqual(["song"]);
});

test("a file that cannot be read is refused with the system's reason", async () => {
  await bench.put({ "a/good.mp3": await tone(220) });
  await symlink(join(bench.folder, "nowhere.mp3"), join(bench.folder, "a/link.mp3"));
  await mkdir(join(bench.folder, "real"));
  await symlink("/dev/zero", join(bench.folder, "real/endless.mp3"));
  const reasons = bench.refusals(await bench.run());
  expect(reasons["a/link.mp3"]).toMatch(/cannot be read \(ENOENT\)/);
  expect(reasons["real/endless.mp3"]).toMatch(/cannot be read/);
  expect(await names()).toEqual(["good"]);
});

test("ends although links form a cycle", async () => {
  await bench.put({ "a/good.mp3": await tone(220) });
  await symlink(bench.folder, join(bench.folder, "a/again"));
  expect(await bench.run()).toMatchObject({ files: 1, tracks: 1 });
});

test("hostile names become plain names in the media folder and in the catalogue", async () => {
  const long = `${"é".repeat(110)}.mp3`;
  await bench.put({
    "a..b/x..\u001b[31mred\u0007\u202e.mp3": await tone(220),
    [`a/${long}`]: await tone(221),
    "a/%2e%2e%2fpasswd'; drop table tracks;--.mp3": await tone(222),
    "a/<img src=x onerror=alert(1)>.mp3": await tone(223),
    "a/日本.mp3": await tone(224),
    "a/-rf.mp3": await tone(225),
  });
  const report = await bench.run();
  expect(bench.refusals(report)).toEqual({});
  expect(report.tracks).toBe(6);
  for (const { name, slug, mp3File } of some(await bench.db.select().from(tracks))) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: names must not contain control characters
    expect(name).not.toMatch(/[\u0000-\u001f\u202e]/);
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(mp3File).toMatch(/^[a-z0-9-]{1,100}-[0-9a-f]{16}\.mp3$/);
    expect(await bench.media.has(`track/mp3/${mp3File}`)).toBe(true);
  }
});

test("of two files that differ only in format, the better one is imported and the other reported", async () => {
  await bench.put({ "a/song.mp3": await tone(220), "a/song.wav": wavTone(220) });
  const report = await bench.run();
  expect(await names()).toEqual(["song"]);
  expect(bench.refusals(report)).toEqual({
    "a/song.mp3": expect.stringMatching(/same name as a\/song\.wav/),
  });
});

test("names that differ only in case are two tracks", async () => {
  await bench.put({ "a/song.mp3": await tone(220), "a/SONG.mp3": await tone(221) });
  expect(await bench.run()).toMatchObject({ tracks: 2, refused: [] });
});

test("walks ten thousand files in bounded memory", async () => {
  await bench.put({ "many/good.mp3": await tone(220) });
  for (let i = 0; i < 10_000; i += 1) writeFileSync(join(bench.folder, `many/${i}.mp3`), "");
  const before = process.memoryUsage().heapUsed;
  const report = await bench.run();
  expect(report).toMatchObject({ files: 10_001, tracks: 1 });
  expect(report.refused).toHaveLength(10_000);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024);
});

test("a full disk stops the import with one clear sentence; imported files are safe and a later run continues", async () => {
  await bench.put({ "a/1.mp3": await tone(220), "a/2.mp3": await tone(221), "a/3.mp3": await tone(222) });
  const real = createSoundPool(1);
  const full: SoundPool = {
    ...real,
    prepare: async (order) =>
      order.path.endsWith("1.mp3")
        ? real.prepare(order)
        : { outcome: "failed", code: "ENOSPC", detail: "ENOSPC: no space left on device, write" },
  };
  const report = await bench.run({ pool: full });
  await real.close();
  expect(report.stopped && translatorFor("en").tell(report.stopped)).toMatch(
    /^The disk that holds .* is full\./,
  );
  expect(await names()).toEqual(["1"]);
  expect(await bench.run()).toMatchObject({ known: 1, tracks: 2, refused: [], stopped: null });
});

test("a read-only media folder stops the import", async () => {
  await bench.put({ "a/1.mp3": await tone(220) });
  await mkdir(bench.media.root, { recursive: true });
  await writeFile(join(bench.media.root, "track"), "a file where a folder should be");
  const report = await bench.run();
  expect(report.stopped?.key).toBe("mediaFailed");
  expect(await bench.db.select().from(importFiles)).toEqual([]);
});

test("a file that takes too long to decode is refused, and its process replaced", async () => {
  await bench.put({ "a/long.wav": wavTone(220, 120) });
  const impatient = createSoundPool(1, 1);
  const report = await bench.run({ pool: impatient });
  await impatient.close();
  expect(bench.refusals(report)).toEqual({ "a/long.wav": expect.stringMatching(/never came to an end/) });
  expect(await bench.run()).toMatchObject({ tracks: 1, refused: [] });
});
