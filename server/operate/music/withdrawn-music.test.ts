import { asc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openWorkbench, tone, type Workbench } from "#/server/operate/import/test-folder.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { runMusicCommand } from "./music-command.ts";
import type { MusicKind } from "./music-kind.ts";

// Every test decodes sound and writes a database; the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.close());

async function order(kind: MusicKind, ...args: string[]): Promise<void> {
  const places = { db: bench.db, media: bench.media, changed: async () => undefined };
  const { text, isDone } = await runMusicCommand(places, kind, args, translatorFor("en"));
  expect([text, isDone]).toEqual([text, true]);
}

const held = async () =>
  (
    await bench.db
      .select({ name: tracks.name, isEnable: tracks.isEnable })
      .from(tracks)
      .orderBy(asc(tracks.name))
  ).map(({ name, isEnable }) => (isEnable ? name : `(${name})`));

test("a deleted track and its versions stay away from later imports until they are requested again", async () => {
  await bench.put({
    "Roads/Drive.mp3": await tone(220),
    "Roads/Drive_60.mp3": await tone(221),
    "Roads/Walk.mp3": await tone(222),
    "Rivers/Flow.mp3": await tone(223),
  });
  await bench.run();
  await order("track", "delete", "Drive", "--yes");
  await order("album", "delete", "Rivers", "--yes");
  expect(await held()).toEqual(["Walk"]);

  // The next import finds the same bytes again, except for Flow, which has other bytes at the same path.
  await bench.put({ "Rivers/Flow.mp3": await tone(224) });
  const report = await bench.run();
  expect(await held()).toEqual(["Walk"]);
  expect(await bench.db.select().from(trackVersions)).toEqual([]);
  expect(report).toMatchObject({ albums: 0, tracks: 0, versions: 0, known: 1, refused: [] });
  expect(report.withdrawn.toSorted()).toEqual(["Rivers/Flow.mp3", "Roads/Drive.mp3", "Roads/Drive_60.mp3"]);

  expect(await bench.run({ isAgain: true })).toMatchObject({
    albums: 1,
    tracks: 2,
    versions: 1,
    withdrawn: [],
  });
  expect(await held()).toEqual(["Drive", "Flow", "Walk"]);
  expect(await bench.run()).toMatchObject({ known: 4, withdrawn: [] });
});

test("an album dated in the future is hidden until that day, and a second import preserves that", async () => {
  await bench.put({
    "Roads/Drive.mp3": await tone(220, { TDRC: "2999-12-01", TALB: "Roads" }),
    "Rivers/Flow.mp3": await tone(221, { TDRC: "2019-12-01", TALB: "Rivers" }),
  });
  expect((await bench.run()).scheduled).toEqual([{ album: "Roads", day: "2999-12-01" }]);
  expect(await bench.run()).toMatchObject({ scheduled: [], known: 2 });
  const [rivers, roads] = await bench.db.select().from(albums).orderBy(asc(albums.name));
  expect(rivers).toMatchObject({ isEnable: true, publishAt: null });
  expect(roads).toMatchObject({ isEnable: false, publishAt: new Date("2999-11-30T23:00:00Z") });
});

test("a hidden track stays hidden when it is imported again, changed or not", async () => {
  await bench.put({ "Roads/Drive.mp3": await tone(220), "Rivers/Flow.mp3": await tone(221) });
  await bench.run();
  await order("track", "hide", "Drive");
  await order("album", "hide", "Rivers");
  await bench.put({ "Roads/Drive.mp3": await tone(222), "Rivers/Delta.mp3": await tone(223) });
  expect(await bench.run()).toMatchObject({ replaced: 1, tracks: 1, albums: 0 });
  expect(await held()).toEqual(["Delta", "(Drive)", "Flow"]);
  expect(await bench.db.select({ isEnable: albums.isEnable }).from(albums).orderBy(asc(albums.name))).toEqual(
    [{ isEnable: false }, { isEnable: true }],
  );
});
