import { expect, test } from "vitest";
import { type Notice, translatorFor } from "#/server/platform/terminal/words.ts";
import { matchSheet } from "./match-sheet.ts";
import { parseSheet } from "./read-sheet.ts";

/** Matches a sheet with files; returns the lines of the rows by file, and the reported problems. */
function matched(names: readonly string[], sheet: string) {
  const files = names.map((relative) => ({ relative, path: relative }));
  const problems: Notice[] = [];
  const { rows, mended } = parseSheet(sheet);
  const found = matchSheet(rows, files, (notice) => problems.push(notice));
  return {
    lines: Object.fromEntries([...found].map(([path, { line }]) => [path, line])),
    told: problems.map(translatorFor("en").tell),
    mended,
  };
}

test.each([
  ["trÃ¨s.wav", "trÃ¨s.wav"],
  ["trÃ¨s.wav", "très.wav"],
  ["trÃ¨s.wav", "trÃ¨s"],
  ["très.wav", "trÃ¨s.wav"],
  ["trÃ¨s.wav".normalize("NFD"), "trÃ¨s.wav"],
  ["Été/trÃ¨s.wav", "Été\\trÃ¨s.wav"],
  ["VoilÃ\u00a0.wav", "VoilÃ"],
])("the file «%s» matches a row that names it «%s»", (name, file) => {
  expect(matched([name, "other.wav"], `file;title\n${file};Fête`)).toEqual({
    lines: { [name]: 2 },
    told: [],
    mended: [],
  });
});

test("two files that differ only in broken letters each match their own row", () => {
  expect(matched(["très.wav", "trÃ¨s.wav"], "file;title\ntrÃ¨s.wav;One\ntrès.wav;Two").lines).toEqual({
    "très.wav": 3,
    "trÃ¨s.wav": 2,
  });
});

test("broken letters are repaired in all cells but the file's", () => {
  const { rows, mended } = parseSheet("title;file\nFÃªte;trÃ¨s.wav");
  expect(rows).toMatchObject([{ file: "trÃ¨s.wav", title: "Fête" }]);
  expect(mended).toEqual([{ line: 2, from: "FÃªte", to: "Fête" }]);
});

test("headers with broken letters are recognised", () => {
  expect(parseSheet("Fichier;RÃ©fÃ©rence\ntrÃ¨s.wav;SIL 1").rows).toMatchObject([
    { file: "trÃ¨s.wav", reference: "SIL 1" },
  ]);
});

test("a path from another machine matches by name, and by folders only if several files have that name", () => {
  const sheet = [
    "FilePath\tTitle",
    "M:\\Libraries\\Halcyon\\MIXES\\one.wav\tOne",
    "M:\\Libraries\\Halcyon\\STEMS\\two.wav\tTwo",
    "/Users/ana/Halcyon/EDITS/two.wav\tTwo again",
    "M:\\Libraries\\two.wav\tThree",
    "elsewhere/one.wav\tFour",
  ].join("\n");
  const { lines, told } = matched(["HAL/one.wav", "HAL/STEMS/two.wav", "HAL/EDITS/two.wav"], sheet);
  expect(lines).toEqual({ "HAL/one.wav": 2, "HAL/STEMS/two.wav": 3, "HAL/EDITS/two.wav": 4 });
  expect(told).toEqual([
    expect.stringMatching(/^Line 5 .*2 files are called/),
    expect.stringMatching(/^Line 6 .*no sound file/),
  ]);
});

test("a row with a missing format matches the only file of that name, which is reported once", () => {
  const { lines, told } = matched(
    [
      "WAV/ODL7_Kelp_Full.wav",
      "WAV/ODL7_Kelp_60.aif",
      "WAV/Twin.wav",
      "Alt/Twin.wav",
      "Vol. 2.wav",
      "Reef.wav",
    ],
    [
      "Filename;Title",
      "ODL7_Kelp_Full.mp3;Kelp",
      "ODL7_Kelp_60.MP3;Kelp",
      "Twin.mp3;Twin",
      "Vol. 2.mp3;Vol",
      "Vol.txt;Volume",
      "Reef.mp3;Reef",
      "Reef.wav;Reef",
    ].join("\n"),
  );
  expect(lines).toEqual({
    "WAV/ODL7_Kelp_Full.wav": 2,
    "WAV/ODL7_Kelp_60.aif": 3,
    "Vol. 2.wav": 5,
    "Reef.wav": 8,
  });
  expect(told).toEqual([
    expect.stringMatching(/^Line 4 .*2 files are called/),
    expect.stringMatching(/^Line 6 .*no sound file/),
    expect.stringMatching(/^Line 7 .*has a row already/),
    expect.stringMatching(/^3 rows .* as “ODL7_Kelp_Full\.mp3” for “WAV\/ODL7_Kelp_Full\.wav”/),
  ]);
});
