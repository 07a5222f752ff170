import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { tracks, trackWriters } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { openWorkbench, tone, type Workbench } from "./test-folder.ts";

// Every test decodes sound and writes a database; the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.close());

const { tell } = translatorFor("en");
const putTwo = async (others: Record<string, string> = {}) =>
  bench.put({ "Rives/01 a.mp3": await tone(220), "Rives/02 b.mp3": await tone(330), ...others });
const taken = async () => {
  const rows = await bench.db.select().from(tracks).orderBy(asc(tracks.sortOrder));
  return rows.map(({ name, isrc, bpm }) => [name, isrc, bpm]);
};
const credited = () =>
  bench.db
    .select({ name: writers.name, share: trackWriters.share, ipi: writers.ipi })
    .from(trackWriters)
    .innerJoin(writers, eq(writers.id, trackWriters.writerId))
    .orderBy(asc(trackWriters.trackId), asc(trackWriters.position));

const TITLES = "file;title;track no;writers\n01 a.mp3;Delta;1;Ana Díaz, Léo Martin\n02 b.mp3;Reed;2;Ana Díaz";
test("each of several sheets is applied, whatever it tells", async () => {
  await putTwo();
  const rights =
    'file;writers;shares;ipi;isrc\n01 a.mp3;"Ana Díaz; Léo Martin";"60;40";;FRZ112600021\nRives/02 b.mp3;Ana Díaz;;00045620792;';
  const { notes } = await bench.run({ sheets: { "titles.csv": TITLES, "rights.csv": rights } });
  expect(notes).toEqual([]);
  expect(await taken()).toEqual([
    ["Delta", "FRZ112600021", null],
    ["Reed", null, null],
  ]);
  expect(await credited()).toEqual([
    { name: "Ana Díaz", share: 60, ipi: "00045620792" },
    { name: "Léo Martin", share: 40, ipi: null },
    { name: "Ana Díaz", share: 100, ipi: "00045620792" },
  ]);
});

test("where two sheets differ the later one counts, and both lines are told", async () => {
  await putTwo();
  const { notes } = await bench.run({
    sheets: { "a.csv": TITLES, "b.csv": "file;title;bpm\n02 b.mp3;Reed Song;98\n01 a.mp3;DELTA;" },
  });
  expect(notes.map(tell)).toEqual([
    "Lines a.csv:3 and b.csv:2 of the sheets differ in “title”: “Reed” and “Reed Song”. The later one was taken; mend the other.",
  ]);
  expect((await taken()).map(([name]) => name)).toEqual(["DELTA", "Reed Song"]);
});

test("sheets that lie beside the sounds are taken if most of their rows name these, and no other table is", async () => {
  await putTwo({
    "Rives/tracks.csv": TITLES,
    "Rives/tracks v2.csv": "file;title;bpm\n01 a.mp3;Delta;101\n02 b.mp3;Reed;98",
    "Rives/tracks_old.csv": "file;title;bpm\n01 a.mp3;Sketch;60\n02 b.mp3;Draft;60",
    "Rives/statement.csv": "file;writers;amount\n01 a.mp3;Zoé Petit;12\n02 b.mp3;Zoé Petit;9",
    "invoice.csv": "title;price;writers\nDelta;100;\nSmall lights;20;\nCables;30;",
  });
  const { notes, doubts, others } = await bench.run();
  expect(notes).toEqual([]);
  expect(doubts.map(tell)[0]).toMatch(/^Rives\/tracks\.csv, Rives\/tracks v2\.csv lie beside the sounds/);
  expect(others).toEqual(["invoice.csv", "Rives/statement.csv", "Rives/tracks_old.csv"]);
  expect(await taken()).toEqual([
    ["Delta", null, 101],
    ["Reed", null, 98],
  ]);
});

test("a list of titles alone is a sheet only if it names little else, since other albums may have them too", async () => {
  const list = "title;isrc\nDelta;FRZ112600021\nReed;FRZ112600022";
  await bench.put({
    "Rives/01 Delta.mp3": await tone(220),
    "Rives/02 Reed.mp3": await tone(330),
    "Rives/fjords.csv": `${list}\nFjord;FRZ112600023`,
  });
  expect((await bench.run()).others).toEqual(["Rives/fjords.csv"]);
  await bench.put({ "Rives/rives.csv": list });
  expect((await bench.run()).others).toEqual(["Rives/fjords.csv"]);
  expect(await taken()).toEqual([
    ["Delta", "FRZ112600021", null],
    ["Reed", "FRZ112600022", null],
  ]);
});

test("a sheet in each album's folder describes that album, though the files have the same names", async () => {
  await bench.put({
    "Rives/WAV/01.mp3": await tone(220),
    "Dunes/WAV/01.mp3": await tone(330),
    "Rives/docs/tracks.csv": "file;title\n01.mp3;Delta",
    "Dunes/docs/tracks.csv": "file;title\n01.mp3;Ebb\n02.mp3;Silt",
  });
  const { notes } = await bench.run();
  expect(notes.map(tell)).toEqual([expect.stringMatching(/^Line Dunes\/docs\/tracks\.csv:3 of the sheet/)]);
  const rows = await bench.db.select({ name: tracks.name }).from(tracks).orderBy(asc(tracks.name));
  expect(rows).toEqual([{ name: "Delta" }, { name: "Ebb" }]);
});

test("a sheet that is named leaves those aside that lie in the folder", async () => {
  await putTwo({ "Rives/tracks.csv": TITLES });
  const { others } = await bench.run({ sheet: "file;title\n01 a.mp3;Weir\n02 b.mp3;Marl" });
  expect(others).toEqual(["Rives/tracks.csv"]);
  expect((await taken()).map(([name]) => name)).toEqual(["Weir", "Marl"]);
});
