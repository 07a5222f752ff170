import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { exitCodeOf } from "#/server/operate/import/import-report.ts";
import { CaseCatalogue, editIn } from "./read-case.ts";

/** Inputs like those with which people reported problems of other tools, each with its one right value. */
const at = (name: string) => join(import.meta.dirname, "files", name);

vi.setConfig({ testTimeout: 60_000 });

let catalogue: CaseCatalogue;
beforeAll(async () => {
  catalogue = await CaseCatalogue.open();
});
afterAll(() => catalogue.close());

test.each([
  ["E01.xml", ["Rive nord.wav 01:00:00:00–01:00:10:00"]],
  ["E02.fcpxml", ["Braises 01:00:10:00–01:00:30:00"]],
  ["E05.fcpxml", ["Sel gemme 01:00:20:00–01:00:35:00", "Ardoise 01:00:40:00–01:00:50:00"]],
  ["E08.txt", ["Delta sans fin 01:00:10:00.00–01:00:40:12.25"]],
  ["E10a.txt", ["Delta sans fin 01:00:25:00–01:00:55:00"]],
  ["E12.txt", ["Été à Séville 01:00:10:00–01:00:40:00", "Chœur d’hommes 01:01:10:00–01:01:40:00"]],
  ["E14.edl", ["Delta sans fin.wav 01:00:10:28–01:00:20:15"]],
  ["E15a.xml", ["Cœur de pierre.wav 01:00:00:00–01:00:10:00"]],
  ["E17a.csv", ["Delta sans fin 01:00:10:00–01:00:40:00", "Sel gemme 01:01:00:00–01:01:20:00"]],
  ["E19.xml", ["Sel gemme.wav 01:00:20:00–01:00:28:00", "Ardoise.wav 01:00:32:00–01:00:40:00"]],
])("%s: the audible uses and their places", async (name, heard) => {
  expect((await editIn(at(name))).heard).toEqual(heard);
});

test.each([
  ["E01.xml", ["Rive sud.wav", "Vieille maquette.wav"]],
  ["E02.fcpxml", ["Cendres"]],
])("%s: the uses that are off are marked", async (name, off) => {
  const { uses } = await editIn(at(name));
  expect(uses.filter(({ isOff }) => isOff).map((use) => use.name)).toEqual(off);
});

test.each([
  ["E12.txt", "Épisode 2"],
  ["E15a.xml", "Légende d’hiver"],
])("%s: its title", async (name, title) => {
  expect((await editIn(at(name))).edit.title).toBe(title);
});

test("E14: the rate is asked for, and 29.97 or 30 is preselected", async () => {
  const { edit } = await editIn(at("E14.edl"));
  expect(edit.rate).toBeNull();
  expect(edit.rates).toEqual(expect.arrayContaining(["29.97", "30"]));
  expect(edit.rates).not.toContain("25");
  expect(edit.countingRate.base).toBe(30);
});

test("E21: titles with œ and ø are recognised when spelt with oe and o", async () => {
  await catalogue.import(at("E21"));
  const { uses } = await editIn(at("E21.edl"));
  expect(await catalogue.recognised(uses)).toEqual([
    ["Le choeur des ombres.wav", "Le chœur des ombres", "title", true],
    ["Smorrebrod til morgen.wav", "Smørrebrød til morgen", "title", true],
  ]);
});

test("E26: the file that the library delivered is the track, whatever its title", async () => {
  await catalogue.import(at("E26/music"), at("E26/sheet.csv"));
  const { uses } = await editIn(at("E26.edl"));
  expect(await catalogue.recognised(uses)).toEqual([["AB_0142_v3.wav", "Un soir de juin", "file", true]]);
});

/** Imports a folder, expects that nothing was refused, and returns the tracks of the catalogue. */
async function importedFrom(folder: string, sheet?: string) {
  const report = await catalogue.import(at(folder), sheet && at(sheet));
  expect([report.refused, report.notes, exitCodeOf(report)]).toEqual([[], [], 0]);
  return catalogue.tracks();
}

test.each([
  ["I01", [{ writers: ["Ana Díaz", "Léo Martin", "Jo Vidal"] }]],
  ["I02", [{ name: "Été à Séville", writers: ["Léa Prévôt"] }]],
  ["I04", [{ durationSeconds: 2 }, { durationSeconds: 2 }, { durationSeconds: 2 }]],
  ["I06", [{ durationSeconds: 2 }, { durationSeconds: 2 }]],
  ["I10", [{ bpm: 128 }]],
  ["I15", [{ name: "Famille 👨\u200d👩\u200d👧" }, { name: "می\u200cخواهم" }]],
  ["I16", ["Heure 1-1", "Heure 1-2", "Heure 2-1", "Heure 2-2"].map((name) => ({ album: "Nocturnes", name }))],
  ["I19", [{ releaseDate: "2019-01-01" }]],
])("%s: the tracks that its tags describe", async (folder, tracks) => {
  expect(await importedFrom(folder)).toMatchObject(tracks);
});

test.each([
  ["I12", "tsv", [{ name: 'Sunset (12" mix)' }, { name: "Night drive" }]],
  [
    "I13",
    "csv",
    [
      { name: "Été à Séville", writers: ["Léa Prévôt"] },
      { name: "Chœur d’hommes", writers: ["Benoît Lefèvre"] },
    ],
  ],
])("%s: the tracks that its sheet describes", async (folder, ending, tracks) => {
  expect(await importedFrom(`${folder}/music`, `${folder}/sheet.${ending}`)).toMatchObject(tracks);
});

test("I20: a workbook as a label sends it, whose hidden row and other worksheet are reported", async () => {
  const report = await catalogue.import(at("I20/music"), at("I20/sheet.xlsx"));
  expect(await catalogue.tracks()).toMatchObject([
    {
      album: "Rives",
      releaseDate: "2024-04-12",
      name: "Delta",
      writers: ["Ana Díaz", "Léo Martin"],
      isrc: "FRZ031400123",
    },
    { album: "Rives", name: "Écueil", writers: ["Léo Martin"], isrc: "FRZ031400124" },
  ]);
  expect(report.notes).toMatchObject([{ key: "workbookHiddenRows", values: { which: "7" } }]);
  expect(report.doubts).toContainEqual({
    key: "doubtWorksheets",
    values: { read: "Titres", names: "Lisez-moi", count: 1 },
  });
});

test("S02: joined and separate words find their track first", async () => {
  await importedFrom("S");
  for (const [text, title] of [
    ...["lofi", "lo fi", "lo-fi"].map((text) => [text, "Lo-Fi Lounge"] as const),
    ...["hiphop", "hip hop"].map((text) => [text, "Hip-hop du matin"] as const),
    ["drum n bass", "Drum'n'Bass Rider"] as const,
  ])
    expect([text, ...(await catalogue.found(text)).map(([first]) => first)]).toEqual([text, title, title]);
});
