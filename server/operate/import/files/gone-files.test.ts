import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { asc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openWorkbench, tone, type Workbench } from "#/server/operate/import/test-folder.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";

// Every test decodes sound and writes a database; the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.close());

/** Returns the names of everything in the catalogue, hidden items in brackets. */
async function held(): Promise<string[]> {
  const shown = [];
  for (const table of [albums, tracks, trackVersions]) {
    const rows = await bench.db
      .select({ name: table.name, isEnable: table.isEnable })
      .from(table)
      .orderBy(asc(table.id));
    shown.push(rows.map(({ name, isEnable }) => (isEnable ? name : `(${name})`)).join(" "));
  }
  return shown;
}

const lost = (report: { gone: { file: string }[] }) => report.gone.map(({ file }) => file);

test("a missing file is reported and its track stays visible; --prune hides it, and an album without any other track", async () => {
  await bench.put({
    "Roads/Drive.mp3": await tone(220),
    "Roads/Drive_60.mp3": await tone(221),
    "Roads/Walk.mp3": await tone(222),
    "Rivers/Flow.mp3": await tone(223),
  });
  expect(lost(await bench.run({ isPruned: true }))).toEqual([]);
  await rm(join(bench.folder, "Rivers"), { recursive: true });
  await rm(join(bench.folder, "Roads/Drive_60.mp3"));
  await rename(join(bench.folder, "Roads/Walk.mp3"), join(bench.folder, "Roads/Walking.mp3"));

  const told = await bench.run();
  expect(lost(told)).toEqual(["Rivers/Flow.mp3", "Roads/Drive_60.mp3"]);
  expect(await held()).toEqual(["Rivers Roads", "Flow Drive Walk", "Drive"]);

  expect(lost(await bench.run({ isPruned: true }))).toEqual(["Rivers/Flow.mp3", "Roads/Drive_60.mp3"]);
  expect(await held()).toEqual(["(Rivers) Roads", "(Flow) Drive Walk", "(Drive)"]);
  expect(lost(await bench.run({ isPruned: true }))).toEqual([]);
});

test("does not report files from another folder as missing, nor those that a stopped run did not reach", async () => {
  await bench.put({ "Roads/Drive.mp3": await tone(220), "Rivers/Flow.mp3": await tone(221) });
  await bench.run();
  await rename(join(bench.folder, "Rivers"), join(bench.folder, "..", "Elsewhere"));
  const stopped = AbortSignal.abort();
  expect(await bench.run({ isPruned: true, signal: stopped })).toMatchObject({ gone: [], interrupted: true });
  expect(lost(await bench.run({ isPruned: true, below: "Roads" }))).toEqual([]);
  expect(lost(await bench.run())).toEqual(["Rivers/Flow.mp3"]);
});
