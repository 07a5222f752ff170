import { expect, test } from "vitest";
import { parseSheet } from "#/server/operate/import/sheet/read-sheet.ts";
import { NO_TAGS } from "#/server/operate/import/tags/read-tags.ts";
import { planAlbum } from "./plan-album.ts";
import { rowsByTitle } from "./rows-by-title.ts";

function read(names: readonly string[], sheet: string) {
  const files = names.map((relative) => ({ relative, path: relative }));
  const told: string[] = [];
  const rows = rowsByTitle(parseSheet(sheet).rows, files, ({ key }) => told.push(key));
  return { files, rows, told };
}

const SHEET = [
  "Album\tKXM 014 - Low Tide",
  "Codes\tFULL full mix / UND underscore / PAT pattern / S1 drums S2 bass",
  "No\tTitle\tComposer\tISRC",
  "1\tSlack Water\tAna Díaz\tFRKXM2400001",
  "2\tCarbon Copy\tLéo Petit\t",
  "3\tEbb\tLéo Petit\t",
].join("\n");

test("files whose names are only codes take the titles of the rows with their numbers", () => {
  const { files, rows, told } = read(
    ["001_FULL", "001_030", "001_PAT", "001_S1", "001_S2", "002_FULL", "002_UND"].map(
      (name) => `Masters/KXM_014_${name}.wav`,
    ),
    SHEET,
  );
  const known = files.map((file) => ({ file, tags: NO_TAGS, row: rows.get(file.path) }));
  const album = planAlbum(known, "KXM014");
  expect([album.name, album.reference]).toEqual(["Low Tide", "KXM 014"]);
  expect(
    album.sounds.map(({ name, version, row }) => [name, version?.label ?? null, row?.isrc ?? null]),
  ).toEqual([
    ["Slack Water", null, "FRKXM2400001"],
    ["Slack Water", "30 s edit", null],
    ["Slack Water", "Pattern", null],
    ["Slack Water", "Stem: drums", null],
    ["Slack Water", "Stem: bass", null],
    ["Carbon Copy", null, null],
    ["Carbon Copy", "Underscore", null],
  ]);
  expect(told).toEqual(["rowUnknownTitle"]);
});

test.each([
  ["a title among the names", ["KXM_014_001_FULL.wav", "KXM_014_002_Reed.wav"]],
  ["no whole track", ["KXM_014_001_030.wav", "KXM_014_001_UND.wav"]],
  ["the number in two folders", ["a/KXM_014_001_FULL.wav", "b/KXM_014_001_FULL.wav"]],
  ["words for codes", ["01_LOVE.wav", "02_HOPE.wav"]],
  ["the reference of another album", ["KXM_015_001_FULL.wav", "KXM_015_002_FULL.wav"]],
])("a number alone finds no file beside %s", (_what, names) => {
  const { rows } = read(names, SHEET);
  expect([...rows.values()].map(({ title }) => title)).toEqual([]);
});

test("rows of versions belong to the files with their codes", () => {
  const { rows } = read(
    ["014_01_FULL.wav", "014_01_UND.wav"].map((name) => `KXM_${name}`),
    "No\tTitle\tVersion\tBPM\n1\tSlack Water\t\t90\n1\tSlack Water\tUnderscore\t91",
  );
  expect([...rows].map(([path, { bpm }]) => [path, bpm])).toEqual([
    ["KXM_014_01_FULL.wav", 90],
    ["KXM_014_01_UND.wav", 91],
  ]);
});

test("of two titles with one number the second is told, and takes nothing from the first", () => {
  const { rows, told } = read(["01_FULL.wav", "02_FULL.wav"], "No\tTitle\n1\tSlack Water\n1\tEbb\n2\tReed");
  expect([...rows.values()].map(({ title }) => title)).toEqual(["Slack Water", "Reed"]);
  expect(told).toEqual(["rowTwice"]);
});

const OF_TIDE = "title\talbum\ttrack number\nEbb\tTide\t1\nSwell\tTide\t2\nSpray\tTide\t3";
const OF_BOTH = `${OF_TIDE}\nMarl\tTide 2\t1`;
const CODE = "title\talbum\tno\nEbb\tKXM 014 - Tide\t1\nSwell\tKXM 014 - Tide\t2";

test.each([
  [
    "in a folder beside that of the album",
    OF_TIDE,
    ["Tide/01 Ebb.wav", "Tide/02 Swell.wav", "Dunes/01.wav", "Dunes/02.wav", "Dunes/03.wav"],
  ],
  [
    "in another folder than its titles, if the sheet names no album",
    OF_TIDE.replaceAll("Tide", ""),
    ["Tide/01 Ebb.wav", "Tide/02 Swell.wav", "Dunes/03.wav"],
  ],
  ["in a folder beside other titles", OF_TIDE, ["Dunes/03.wav", "Marl/Rain.wav"]],
  [
    "in the folder of an album with a longer name",
    OF_BOTH,
    ["Tide/01 Ebb.wav", "Tide/02 Swell.wav", "Tide 2/03.wav"],
  ],
  ["in a folder of neither of two albums", OF_BOTH, ["Dunes/03.wav"]],
  [
    "in a folder beside that with the album's code",
    CODE,
    ["KXM014/01 Ebb.wav", "Dunes/01.wav", "Dunes/02.wav"],
  ],
])("a number alone finds no file %s", (_where, sheet, names) => {
  const { rows, told } = read(names, sheet);
  expect([...rows.keys()].filter((path) => !/ (?:Ebb|Swell)/.test(path))).toEqual([]);
  expect(told).toContain("rowUnknownTitle");
});

test.each([
  ["below the folder of its album", OF_TIDE, ["Tide/01 Ebb.wav", "Tide/Part 2/03.wav"], "Tide/Part 2/03.wav"],
  [
    "in a delivery of codes and of one album",
    OF_TIDE,
    ["Masters/03.wav", "Masters/02.wav"],
    "Masters/03.wav",
  ],
  ["in the folder of its album of two", OF_BOTH, ["Tide/03.wav", "Tide 2/03.wav"], "Tide/03.wav"],
  [
    "beside other titles, if the sheet names no album",
    OF_TIDE.replaceAll("Tide", ""),
    ["Masters/03.wav", "Marl/Rain.wav"],
    "Masters/03.wav",
  ],
  [
    "in a folder with the title of its album without the code",
    CODE.replaceAll("Swell", "Spray"),
    ["Low Tide/01 Ebb.wav", "Tide/02.wav"],
    "Tide/02.wav",
  ],
])("a number finds the file %s", (_where, sheet, names, path) => {
  expect(read(names, sheet).rows.get(path)?.title).toBe("Spray");
});
