import { rename, rm } from "node:fs/promises";
import { join, sep } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openWorkbench, type Workbench, wavTone } from "#/server/operate/import/test-folder.ts";
import { deleteMusic } from "#/server/operate/music/delete-music.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { importFiles } from "#/server/platform/db/schema/operations.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";

// Every test decodes sound and writes a database; the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.close());

const DELIVERED = {
  "SIL201 Rives/SIL201_01 Delta_Full.wav": wavTone(220),
  "SIL201 Rives/SIL201_01 Delta_60.wav": wavTone(230),
};
const CORRECTED = {
  "CORRECTIF SIL201/SIL201-01_Delta_Full.wav": wavTone(320),
  "CORRECTIF SIL201/SIL201-01_Delta_60_CORRIG\u00c9.wav": wavTone(330),
};
/** Returns each track and version with the names of its recordings' files. */
async function stored() {
  const ofTracks = await bench.db.select().from(tracks).orderBy(tracks.id);
  const ofVersions = await bench.db.select().from(trackVersions).orderBy(trackVersions.id);
  return [
    ...ofTracks.map(({ id, name, mp3File }) => [id, name, mp3File]),
    ...ofVersions.map(({ id, label, mp3File }) => [id, label, mp3File]),
  ];
}
const IS_OUT = expect.stringMatching(/^SIL201-01_Delta_(?:Full|60_CORRIG\u00c9)\.wav corrected it/);

test("a correction replaces the recording with its name, which keeps its record, and the next run changes nothing", async () => {
  await bench.put(DELIVERED);
  await bench.run();
  const before = await stored();
  await bench.put(CORRECTED);
  const report = await bench.run();
  expect(report).toMatchObject({ albums: 0, tracks: 0, versions: 0, replaced: 2, doubts: [] });
  expect(report.corrections.map(({ file, of }) => [file, of.split(sep).at(-1)])).toEqual([
    ["CORRECTIF SIL201/SIL201-01_Delta_Full.wav", "SIL201_01 Delta_Full.wav"],
    ["CORRECTIF SIL201/SIL201-01_Delta_60_CORRIG\u00c9.wav", "SIL201_01 Delta_60.wav"],
  ]);
  const after = await stored();
  expect(after.map(([id, name]) => [id, name])).toEqual(before.map(([id, name]) => [id, name]));
  expect(after.map(([, , file]) => file)).toEqual([
    expect.stringContaining("sil201-01-delta-full"),
    expect.stringContaining("sil201-01-delta-60-corrige"),
  ]);
  const kept = await bench.db.select().from(importFiles).where(eq(importFiles.taken, false));
  expect(kept.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^corrected by .*CORRECTIF SIL201/),
    expect.stringMatching(/^corrected by .*CORRECTIF SIL201/),
  ]);
  for (const options of [{}, { sheet: "title;album\nDelta;Rives" }, { isAgain: true }]) {
    const again = await bench.run(options);
    expect(again).toMatchObject({ albums: 0, tracks: 0, versions: 0, replaced: 0, corrections: [] });
    expect(Object.values(bench.refusals(again))).toEqual([IS_OUT, IS_OUT]);
    expect(await stored()).toEqual(after);
  }
});

test("a delivery and its correction in one run are one track each, whatever the order of their folders", async () => {
  await bench.put({ ...DELIVERED, ...CORRECTED });
  expect(await bench.run()).toMatchObject({ albums: 1, tracks: 1, versions: 1, replaced: 2 });
  expect((await stored()).map(([, name]) => name)).toEqual(["Delta", "60 s edit"]);
  expect((await bench.db.select().from(albums)).map(({ name }) => name)).toEqual(["Rives"]);
  await bench.put({ "SIL201 Rives/SIL201_02 Reed.wav": wavTone(240) });
  await bench.put({ "SIL201 Rives/SIL201_02 Reed_corrected.wav": wavTone(250) });
  expect(await bench.run()).toMatchObject({ albums: 0, tracks: 1, versions: 0, replaced: 1 });
  expect(await bench.run()).toMatchObject({ albums: 0, tracks: 0, versions: 0, replaced: 0, known: 3 });
});

test("what is new beside a corrected file belongs to its track and its album", async () => {
  await bench.put({ "SIL201 Rives/SIL201_01 Delta.wav": wavTone(220) });
  await bench.run();
  await bench.put({ "CORRECTIF SIL201/SIL201_01 Delta.wav": wavTone(320) });
  await bench.run();
  await rename(join(bench.folder, "SIL201 Rives"), join(bench.folder, "SIL201 - Rives"));
  await bench.put({ "SIL201 - Rives/SIL201_01 Delta_30.wav": wavTone(230) });
  await bench.put({ "SIL201 - Rives/SIL201_02 Reed.wav": wavTone(240) });
  expect(await bench.run()).toMatchObject({ albums: 0, tracks: 1, versions: 1 });
  expect(await bench.db.select().from(albums)).toHaveLength(1);
});

test("of two corrections the later counts, and a new recording at the old place replaces both", async () => {
  await bench.put({ "SIL201 Rives/SIL201_01 Delta.wav": wavTone(220) });
  await bench.run();
  await bench.put({ "CORRECTIF SIL201/SIL201_01 Delta.wav": wavTone(320) });
  await bench.run();
  await bench.put({ "Correctif 2 SIL201/SIL201_01 Delta.wav": wavTone(330) });
  expect(await bench.run()).toMatchObject({ tracks: 0, replaced: 1 });
  expect(await bench.run()).toMatchObject({ tracks: 0, replaced: 0, known: 1 });
  await bench.put({ "SIL201 Rives/SIL201_01 Delta.wav": wavTone(340) });
  expect(await bench.run()).toMatchObject({ tracks: 0, replaced: 1 });
  const again = await bench.run();
  expect(again).toMatchObject({ tracks: 0, replaced: 0, known: 1 });
  expect(Object.keys(bench.refusals(again)).sort()).toEqual([
    "CORRECTIF SIL201/SIL201_01 Delta.wav",
    "Correctif 2 SIL201/SIL201_01 Delta.wav",
  ]);
});

test("a correction of nothing, or with the name of another album's track, is imported as new, and told", async () => {
  await bench.put({ "ZHR 201 Rives/01 Intro.wav": wavTone(220) });
  await bench.run();
  await bench.put({
    "Corrections ZHR 20/01 Intro.wav": wavTone(320),
    "Corrections ZHR 20/02 Delta_corrected.wav": wavTone(330),
  });
  const report = await bench.run();
  expect(report).toMatchObject({
    albums: 1,
    tracks: 2,
    replaced: 0,
    corrections: [],
    correctionsOfNothing: ["Corrections ZHR 20/01 Intro.wav", "Corrections ZHR 20/02 Delta_corrected.wav"],
  });
  expect((await stored()).map(([, name]) => name)).toEqual(["Intro", "Intro", "Delta"]);
});

test("the original of a corrected track that is gone from the folder is not missed", async () => {
  await bench.put(DELIVERED);
  await bench.run();
  await bench.put(CORRECTED);
  await bench.run();
  await rm(join(bench.folder, "SIL201 Rives"), { recursive: true });
  expect(await bench.run({ isPruned: true })).toMatchObject({ gone: [], known: 2 });
});

test("a correction is taken back by deleting its track, and importing again without it", async () => {
  await bench.put({ "SIL201 Rives/SIL201_01 Delta.wav": wavTone(220) });
  await bench.run();
  await bench.put({ "CORRECTIF SIL201/SIL201_01 Delta.wav": wavTone(320) });
  await bench.run();
  await deleteMusic(bench.db, "track", { names: ["Delta"], isSure: true });
  expect(await bench.run()).toMatchObject({ tracks: 0, withdrawn: [expect.any(String), expect.any(String)] });
  await rm(join(bench.folder, "CORRECTIF SIL201"), { recursive: true });
  expect(await bench.run({ isAgain: true })).toMatchObject({ tracks: 1, replaced: 0, refused: [] });
  expect(
    await bench.db.select({ path: importFiles.path, taken: importFiles.taken }).from(importFiles),
  ).toEqual(
    expect.arrayContaining([{ path: join(bench.folder, "SIL201 Rives/SIL201_01 Delta.wav"), taken: true }]),
  );
});

const LATER = {
  "SIL88 Machines/CD1/01 Delta.wav": wavTone(220),
  "SIL88 Machines/CD1/02 Ebb.wav": wavTone(230),
  "SIL88 Machines/CD2/01 Delta.wav": wavTone(240),
  "SIL88 Machines/CD2/02 Marl.wav": wavTone(250),
};

test("what came later takes the place of the recording with its disc, number and title, and a new version joins its track", async () => {
  await bench.put({
    ...LATER,
    "SIL88 Machines/Nachlieferung 18.11/1-01 Delta_v2.wav": wavTone(320),
    "SIL88 Machines/Nachlieferung 18.11/2-02 Marl (Remaster).wav": wavTone(330),
    "SIL88 Machines/Nachlieferung 18.11/2-01 Delta_30.wav": wavTone(340),
  });
  const report = await bench.run();
  expect(report).toMatchObject({ albums: 1, tracks: 4, versions: 1, replaced: 2, correctionsOfNothing: [] });
  expect((await stored()).map(([, name, file]) => [name, file])).toEqual([
    ["Delta", expect.stringMatching(/^1-01-delta-v2-/)],
    ["Ebb", expect.stringMatching(/^02-ebb-/)],
    ["Delta", expect.stringMatching(/^01-delta-/)],
    ["Marl", expect.stringMatching(/^2-02-marl-remaster-/)],
    ["30 s edit", expect.stringMatching(/^2-01-delta-30-/)],
  ]);
  const [version] = await bench.db.select().from(trackVersions);
  expect(version?.trackId).toBe((await stored())[2]?.[0]);
  const before = await stored();
  expect(await bench.run()).toMatchObject({ albums: 0, tracks: 0, versions: 0, replaced: 0 });
  expect(await stored()).toEqual(before);
});

test("a folder for one number replaces the track with this number by another piece, and remasters keep their titles", async () => {
  await bench.put({
    "Drop/SIL201 Rives/02 Reed.wav": wavTone(220),
    "Drop/SIL201 Rives/03 Old Mill.wav": wavTone(230),
    "Drop/SIL202 Dunes/03 Marl.wav": wavTone(240),
    "Drop/UPDATE 2026-11-23/SIL201 replace 03/03 New Mill.wav": wavTone(330),
    "Drop/UPDATE 2026-11-23/SIL201 remaster/02 Reed (2026 Remaster).wav": wavTone(320),
  });
  expect(await bench.run()).toMatchObject({ albums: 2, tracks: 3, replaced: 2 });
  const files = Object.fromEntries((await stored()).map(([, name, file]) => [name, file]));
  expect(files).toEqual({
    Reed: expect.stringContaining("2026-remaster"),
    "New Mill": expect.stringContaining("new-mill"),
    Marl: expect.stringContaining("marl"),
  });
});

test("an album that comes with the number of another is told, and stays hidden", async () => {
  await bench.put({
    "SIL201 - Rives/01 Delta.wav": wavTone(220),
    "SIL201 - Rives remastered/07 Ebb.wav": wavTone(230),
  });
  const { notes } = await bench.run();
  expect(notes).toEqual([
    { key: "referenceTaken", values: { reference: "SIL201", album: "Rives", name: "Rives remastered" } },
  ]);
  const rows = await bench.db.select().from(albums).orderBy(albums.id);
  expect(rows.map(({ name, isEnable }) => [name, isEnable])).toEqual([
    ["Rives", true],
    ["Rives remastered", false],
  ]);
});

test("a folder of later mixes without a reference beside several albums replaces nothing, and one in an album its own", async () => {
  await bench.put({
    "Rives/01 Intro.wav": wavTone(220),
    "Dunes/01 Marl.wav": wavTone(230),
    "New Mixes/01 Intro.wav": wavTone(320),
    "Dunes/New Mixes/01 Marl.wav": wavTone(330),
  });
  expect(await bench.run()).toMatchObject({ albums: 3, tracks: 3, replaced: 1 });
  expect((await stored()).map(([, name, file]) => [name, file])).toEqual(
    expect.arrayContaining([
      ["Intro", expect.stringMatching(/^01-intro-/)],
      ["Intro", expect.stringMatching(/^01-intro-/)],
      ["Marl", expect.stringMatching(/^01-marl-/)],
    ]),
  );
});
