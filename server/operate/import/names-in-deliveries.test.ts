import { asc } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { wordsIn } from "#/server/platform/terminal/words.ts";
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

test("what the names of a composer's folder say is read, what was left out is told, and a second import changes nothing", async () => {
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
  const words = wordsIn("en");
  expect(first.doubts.map((doubt) => words.tell(doubt))).toEqual([
    expect.stringMatching(/^A text was not read.*notes\.txt/),
    expect.stringMatching(/^“Ana Roux” stands before “Low Tide EP”/),
  ]);
  const second = await bench.run();
  expect([second.tracks, second.versions, second.known]).toEqual([0, 0, 4]);
  expect(await catalogue()).toEqual(taken);
});
