import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openWorkbench, tone, type Workbench, wavTone } from "#/server/operate/import/test-folder.ts";
import { sweepMedia } from "./sweep-media.ts";

// Every test decodes sound and writes a database; the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.close());

const DAY_MS = 24 * 3_600_000;
const filesIn = async (folder: string) => (await readdir(join(bench.media.root, folder))).sort();

test("a replaced recording and its original are removed after a day; sounds in use and files of others stay", async () => {
  await bench.put({ "a/one.wav": wavTone(220), "a/two.mp3": await tone(221) });
  await bench.run();
  const [old] = await filesIn("originals");
  await bench.put({ "a/one.wav": wavTone(440) });
  await bench.run();
  const mp3s = join(bench.media.root, "track/mp3");
  await writeFile(join(mp3s, "by-hand.mp3"), "x");
  await writeFile(join(mp3s, ".0a1b2c3d-0000-4000-8000-000000000000.part"), "half a file");
  await utimes(join(mp3s, "by-hand.mp3"), 0, 0);

  await sweepMedia(bench.db, bench.media);
  expect(await filesIn("originals")).toHaveLength(2);
  expect(await filesIn("track/mp3")).toHaveLength(5);

  await sweepMedia(bench.db, bench.media, Date.now() + DAY_MS + 60_000);
  expect(await filesIn("originals")).toHaveLength(1);
  expect(await filesIn("originals")).not.toContain(old);
  expect(await filesIn("track/mp3")).toEqual([
    "by-hand.mp3",
    expect.stringMatching(/^one-[0-9a-f]{16}\.mp3$/),
    expect.stringMatching(/^two-[0-9a-f]{16}\.mp3$/),
  ]);
});
