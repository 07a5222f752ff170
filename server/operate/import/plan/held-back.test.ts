import { posix } from "node:path";
import { expect, test } from "vitest";
import { matchSheet } from "#/server/operate/import/sheet/match-sheet.ts";
import { parseSheet } from "#/server/operate/import/sheet/read-sheet.ts";
import { withoutHeldBack } from "./held-back.ts";
import { rowsByTitle } from "./rows-by-title.ts";
import { stemsByFolder } from "./stem-folder.ts";

function sorted(sheet: string, ...names: string[]) {
  const files = names.map((relative) => ({ path: `/music/${relative}`, relative }));
  const folders = [...Map.groupBy(files, ({ relative }) => posix.dirname(relative))].map(
    ([relative, sounds]) => ({
      path: `/music/${relative}`,
      relative,
      sounds,
      covers: [],
      foreign: [],
      others: [],
      failure: null,
    }),
  );
  const { rows } = parseSheet(sheet);
  const ignore = () => undefined;
  const found = new Map([...matchSheet(rows, files, ignore), ...rowsByTitle(rows, files, ignore)]);
  const stems = stemsByFolder(files);
  const { folders: free, left } = withoutHeldBack(
    folders,
    ({ path }) => found.get(path),
    (file) => stems.get(file)?.mix ?? file,
  );
  return {
    kept: free.flatMap(({ sounds }) => sounds.map(({ relative }) => relative)),
    left: left.map(({ key, values }) => [key, values?.line, values?.remark, values?.count]),
  };
}

const TRACKS = [
  "Rives/01 Delta.wav",
  "Rives/01 Delta_30.wav",
  "Rives/Stems/Delta_Bass.wav",
  "Rives/02 Reed.wav",
];

test.each([
  ["by title", "title;album;notes\nDelta;Rives;not cleared yet\nReed;Rives;cleared"],
  ["by file", "file;title;notes\n01 Delta.wav;Delta;not cleared yet\n02 Reed.wav;Reed;"],
])("a track that its row, found %s, holds back is left out with its versions and stems", (_way, sheet) => {
  expect(sorted(sheet, ...TRACKS)).toEqual({
    kept: ["Rives/02 Reed.wav"],
    left: [["filesHeldBack", 2, "not cleared yet", 3]],
  });
});

test("a version that is held back leaves its track, and one with a row of its own is held with its track", () => {
  const head = "file;title;version;notes";
  const ofVersion = `${head}\n01 Delta_30.wav;Delta;30;not approved\n01 Delta.wav;Delta;;`;
  expect(sorted(ofVersion, ...TRACKS).kept).toEqual([
    "Rives/01 Delta.wav",
    "Rives/02 Reed.wav",
    "Rives/Stems/Delta_Bass.wav",
  ]);
  const ofTrack = `${head}\n01 Delta.wav;Delta;;not approved\n01 Delta_30.wav;Delta;30;`;
  expect(sorted(ofTrack, ...TRACKS)).toEqual({
    kept: ["Rives/02 Reed.wav"],
    left: [["filesHeldBack", 2, "not approved", 3]],
  });
});

test("a track that is held back holds versions that only the sheet names after it, but no other whole track", () => {
  const sheet = [
    "file;title;version;notes",
    "k1.wav;Delta;;not approved",
    "k2.wav;Delta;Underscore;",
    "k3.wav;Reed;;",
    "k4.wav;Delta;;",
  ].join("\n");
  const names = ["k1.wav", "k2.wav", "k3.wav", "k4.wav"].map((name) => `Rives/${name}`);
  expect(sorted(sheet, ...names).kept).toEqual(["Rives/k3.wav", "Rives/k4.wav"]);
});

test("a track that is held back holds its versions in a folder of their own", () => {
  const names = [
    "Rives/01 Delta.wav",
    "Rives/02 Reed.wav",
    "Rives/30s/01 Delta.wav",
    "Rives/30s/02 Reed.wav",
  ];
  const sheet = "file;title;notes\n01 Delta.wav;Delta;\nRives/01 Delta.wav;Delta;not approved";
  expect(sorted(sheet, ...names).kept).toEqual(["Rives/02 Reed.wav", "Rives/30s/02 Reed.wav"]);
});
