import { asc } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { openWorkbench, type Workbench, wavTone } from "./test-folder.ts";

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());

const catalogue = async () => ({
  albums: (await bench.db.select().from(albums).orderBy(asc(albums.id))).map(({ name }) => name),
  tracks: (await bench.db.select().from(tracks).orderBy(asc(tracks.id))).map(({ name, bpm }) => [name, bpm]),
  versions: (await bench.db.select().from(trackVersions).orderBy(asc(trackVersions.id))).map(
    ({ kind, label }) => [kind, label],
  ),
});

test("a composer's folder: its names are read, left-out files are reported, and a second import changes nothing", async () => {
  const folder = "Ana Roux - Low Tide EP (2023)";
  await bench.put({
    [`${folder}/01 Weir (Main) 120 F#m.wav`]: wavTone(300),
    [`${folder}/01 Weir (Bed) 120 F#m.wav`]: wavTone(310),
    [`${folder}/01 Weir (sans harpe) 120 F#m.wav`]: wavTone(320),
    [`${folder}/02_Slate_v2_mix_OLD.wav`]: wavTone(330),
    [`${folder}/02_Slate_v3_FINAL_mix.wav`]: wavTone(340),
    [`${folder}/notes.txt`]: "Ana Roux, SACEM",
  });
  const first = await bench.run();
  const taken = await catalogue();
  expect(taken).toEqual({
    albums: ["Low Tide EP"],
    tracks: [
      ["Weir", 120],
      ["Slate", null],
    ],
    versions: [
      ["underscore", "Bed"],
      ["other", "Sans harpe"],
    ],
  });
  expect(bench.refusals(first)).toEqual({
    [`${folder}/02_Slate_v2_mix_OLD.wav`]: expect.stringMatching(/older revision of .*v3_FINAL_mix/),
  });
  const translator = translatorFor("en");
  expect(first.doubts.map((doubt) => translator.tell(doubt))).toEqual([
    expect.stringMatching(/^A text was not read.*notes\.txt/),
    expect.stringMatching(/^“Ana Roux” stands before “Low Tide EP”/),
  ]);
  const second = await bench.run();
  expect([second.tracks, second.versions, second.known]).toEqual([0, 0, 4]);
  expect(await catalogue()).toEqual(taken);
});

test("a folder of old files is left out and reported, its earlier tracks stay, and effects without a row are reported", async () => {
  await bench.clear();
  await bench.put({ "Rives/_archive/Weir.wav": wavTone(350) });
  expect((await bench.run()).tracks).toBe(1);
  await bench.put({
    "Rives/Delta.wav": wavTone(360),
    "Rives/Delta_Click.wav": wavTone(370),
    "Rives/meta.json": "{}",
    "Rives/~$meta.xlsx": "",
  });
  const report = await bench.run({ sheet: "file;title\nDelta.wav;Delta" });
  const translator = translatorFor("en");
  expect(report.notes.map(translator.tell)).toEqual([
    expect.stringMatching(
      /^The folder Rives\/_archive is called like one of old things and was left aside, with its sound\./,
    ),
  ]);
  expect(report.doubts.map(translator.tell)).toEqual([
    expect.stringMatching(/^A file beside the sounds may be the sheet and was not read: Rives\/meta\.json\./),
    expect.stringMatching(/^A file without a row is called like a click track .*: Rives\/Delta_Click\.wav\./),
  ]);
  expect([report.gone, report.refused]).toEqual([[], []]);
  expect((await catalogue()).tracks.map(([name]) => name).toSorted()).toEqual([
    "Delta",
    "Delta Click",
    "Weir",
  ]);
});
