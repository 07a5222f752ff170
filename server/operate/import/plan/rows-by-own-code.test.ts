import { expect, test } from "vitest";
import { parseSheet } from "#/server/operate/import/sheet/read-sheet.ts";
import { rowsByTitle } from "./rows-by-title.ts";

/** Returns the title, ISRC and version that each file gets, and the keys of the notices. */
function read(names: readonly string[], sheet: string, isrcs: Record<string, string[]> = {}) {
  const files = names.map((relative) => ({ relative, path: relative }));
  const told: string[] = [];
  const rows = rowsByTitle(
    parseSheet(sheet).rows,
    files,
    ({ key }) => told.push(key),
    new Map(Object.entries(isrcs)),
  );
  const titles = [...rows].map(([path, { title, version }]) => [
    path,
    version && version.kind !== "full" ? `${title}: ${version.label}` : title,
  ]);
  return { rows: Object.fromEntries(titles), told };
}

test.each([
  ["Référence", "QSE-014-01", "QSE-014-02"],
  ["Référence", "qse 014 01", "QSE014_02"],
  ["Ref", "QSE-14-1", "QSE-14-2"],
  ["Cat No", "QSE-014-01.wav", "QSE-014-02.wav"],
  ["Track ID", "QSE01401", "QSE01402"],
  ["Album Code;Track Code", "QSE-014;QSE-014-01", "QSE-014;QSE-014-02"],
])("rows find the files that are called by their «%s»", (head, one, other) => {
  const { rows, told } = read(
    ["x/QSE-014-02.wav", "x/QSE-014-01.wav"],
    `${head};Titre;Tempo\n${one};Marée basse;92,5\n${other};Digue;110`,
  );
  expect(rows).toEqual({ "x/QSE-014-01.wav": "Marée basse", "x/QSE-014-02.wav": "Digue" });
  expect(told).toEqual([]);
});

test("a row finds the versions of the file with its reference, and a row of a version its own file", () => {
  const names = ["QSE-014-01_FULL", "QSE-014-01_30", "QSE-014-01_No Drums", "QSE-014-02", "QSE-014-03"];
  const { rows } = read(
    names.map((name) => `${name}.wav`),
    [
      "Reference;Title;Version;Composer",
      "QSE-014-01;Low Tide;;Ana",
      "QSE-014-01;Low Tide;30;Ana",
      "QSE-014-02;Dyke;Full;Ana",
      "QSE-014-03;Dyke;Kelp;Ana",
    ].join("\n"),
  );
  expect(rows).toEqual({
    "QSE-014-01_FULL.wav": "Low Tide",
    "QSE-014-01_30.wav": "Low Tide: 30 s edit",
    "QSE-014-01_No Drums.wav": "Low Tide: No drums",
    "QSE-014-02.wav": "Dyke",
    "QSE-014-03.wav": "Dyke: Kelp",
  });
});

test.each([
  ["an album's reference", ["SIL201.wav", "b.wav"], "SIL201;Ebb;1\nSIL201;Weir;2"],
  ["a name in two folders", ["x/SIL-201-01.wav", "y/SIL-201-01.wav"], "SIL-201-01;Ebb;1"],
  ["another number", ["SIL-201-11.wav", "SIL-2011.wav"], "SIL-201-1;Ebb;1"],
  ["a word", ["Remix.wav"], "Remix;Ebb;1"],
])("%s joins no row to a file", (_what, names, lines) => {
  expect(read(names, `Reference;Title;BPM\n${lines.replace(/\d$/gm, "90")}`).rows).toEqual({});
});

const TAGGED = { "b.mp3": ["FRZ032100042"], "a.mp3": ["FRZ032100043", "FRZ032100044"] };

test.each([
  ["FR-Z03-21-00042", "FR-Z03-21-00043"],
  ["fr z03 21 00042", "frz032100043"],
  ["FRZ032100042", "FRZ032100044"],
  ["ISRC FR-Z03-21-00042", "FR.Z03.21.00043"],
])("rows find the files with their ISRCs %s and %s in the tags", (one, other) => {
  const { rows, told } = read(
    ["a.mp3", "b.mp3", "c.mp3"],
    `ISRC\tTitle\tAlbum\n${one}\tGlass Garden\tHothouse\n${other}\tOrangerie\tHothouse`,
    TAGGED,
  );
  expect(rows).toEqual({ "b.mp3": "Glass Garden", "a.mp3": "Orangerie" });
  expect(told).toEqual([]);
});

test("a title comes before an ISRC, and one that several files have is nobody's", () => {
  const sheet = "ISRC;Title;Album\nFRZ032100042;Glass Garden;Hothouse";
  const [own, copied] = [["FRZ032100042"], ["FRZ032100042"]];
  expect(read(["Glass Garden.mp3", "b.mp3"], sheet, TAGGED).rows).toEqual({
    "Glass Garden.mp3": "Glass Garden",
  });
  expect(read(["a.mp3", "b.mp3"], sheet, { "a.mp3": own, "b.mp3": copied })).toEqual({
    rows: {},
    told: ["rowUnknownTitle"],
  });
  expect(read(["a.mp3", "a_60.mp3"], sheet, { "a.mp3": own, "a_60.mp3": copied }).rows).toEqual({
    "a.mp3": "Glass Garden",
    "a_60.mp3": "Glass Garden: 60 s edit",
  });
});
