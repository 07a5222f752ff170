import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openWorkbench, type Workbench, wavTone } from "#/server/operate/import/test-folder.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { nameCorrected } from "./corrections.ts";

// Every test decodes sound and writes a database; the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.close());

test.each([
  ["SIL201/SIL201_01 Delta_60_CORRECTED.wav", "SIL201_01 Delta_60"],
  ["SIL201/SIL201_01 Delta (corrige\u0301e).wav", "SIL201_01 Delta"],
  ["SIL201/SIL201_01 Delta - korrigiert.wav", "SIL201_01 Delta"],
  ["CORRECTIF SIL201/SIL201_01 Delta.wav", "SIL201_01 Delta"],
  ["SIL201_Korrekturen/SIL201_01 Delta.wav", "SIL201_01 Delta"],
  ["SIL201/SIL201_01 Delta.wav", null],
  ["Incorrections/SIL201_01 Corrected Delta.wav", null],
])("%s corrects the file called %s", (relative, name) => {
  expect(nameCorrected(relative)).toBe(name);
});

test("a correction replaces the recording of the track or version with its name, and the old one stays out", async () => {
  await bench.put({
    "SIL201 Rives/SIL201_01 Delta_Full.wav": wavTone(220),
    "SIL201 Rives/SIL201_01 Delta_60.wav": wavTone(230),
  });
  await bench.run();
  const [former] = await bench.db.select().from(trackVersions);
  await bench.put({
    "CORRECTIF SIL201/SIL201-01_Delta_Full.wav": wavTone(320),
    "CORRECTIF SIL201/SIL201-01_Delta_60_CORRIG\u00c9.wav": wavTone(330),
  });
  expect(await bench.run()).toMatchObject({ albums: 0, tracks: 0, versions: 0, replaced: 2 });
  const [version] = await bench.db.select().from(trackVersions);
  expect(version).toMatchObject({ id: former?.id, label: "60 s edit" });
  expect(version?.mp3File).not.toBe(former?.mp3File);
  const again = await bench.run();
  expect(again).toMatchObject({ albums: 0, tracks: 0, versions: 0, replaced: 0, known: 2 });
  expect(Object.values(bench.refusals(again))).toEqual([
    expect.stringMatching(/older revision of SIL201-01_Delta_(?:Full|60_CORRIG\u00c9)\.wav/),
    expect.stringMatching(/older revision of SIL201-01_Delta_(?:Full|60_CORRIG\u00c9)\.wav/),
  ]);
  expect(await bench.db.select().from(tracks)).toHaveLength(1);
});

test("a correction of nothing, or with the name of another album's track, is imported as new, and told", async () => {
  await bench.put({ "KXM 14 Rives/01 Intro.wav": wavTone(220) });
  await bench.run();
  await bench.put({
    "Corrections ZHR 20/01 Intro.wav": wavTone(320),
    "Corrections ZHR 20/02 Delta_corrected.wav": wavTone(330),
  });
  const report = await bench.run();
  expect(report).toMatchObject({ albums: 1, tracks: 2, replaced: 0 });
  expect(report.doubts).toContainEqual({
    key: "doubtCorrectionNew",
    values: {
      names: "Corrections ZHR 20/01 Intro.wav, Corrections ZHR 20/02 Delta_corrected.wav",
      count: 2,
    },
  });
  expect(await bench.db.select().from(albums)).toHaveLength(2);
});
