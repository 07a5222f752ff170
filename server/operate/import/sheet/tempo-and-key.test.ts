import { expect, test } from "vitest";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { parseSheet } from "./read-sheet.ts";

const told = ({ problems }: ReturnType<typeof parseSheet>) => problems.map(translatorFor("en").tell);

test.each([
  ["lent (60)", 60],
  ["60 (slow)", 60],
  ["Medium 92 bpm", 92],
  ["circa 84 BPM, rubato", 84],
  ["Mid-tempo - 101,6", 102],
])("the tempo «%s» is %d, whatever words surround it", (text, bpm) => {
  expect(parseSheet(`file;tempo\na.wav;${text}`)).toMatchObject({ rows: [{ bpm }], problems: [] });
});

test.each([
  ["128/64", 128],
  ["70 (140)", 70],
])("of a tempo and its half or double in «%s», the first is %d, which is reported", (text, bpm) => {
  const sheet = parseSheet(`file;tempo\na.wav;${text}`);
  expect(sheet.rows).toMatchObject([{ bpm }]);
  expect(told(sheet)).toEqual([`Line 2 of the sheet: “${text}” was read as ${bpm}.`]);
});

test.each([
  ["Sib M", "Bb major"],
  ["Sib m", "Bb minor"],
  ["Fa#M", "F# major"],
  ["si bémol majeur", "Bb major"],
  ["mi-bémol mineur", "Eb minor"],
  ["E-flat", "Eb major"],
  ["A min", "A minor"],
  ["C", "C major"],
])("the key «%s» is %s", (text, tonality) => {
  expect(parseSheet(`file;key\na.wav;${text}`)).toMatchObject({ rows: [{ tonality }], problems: [] });
});

test.each([
  ["Phrygian G", "G minor"],
  ["D dorian", "D minor"],
  ["fa lydien", "F major"],
  ["A mixolydian mode", "A major"],
])("the church mode «%s» is read as %s, which is reported", (text, tonality) => {
  const sheet = parseSheet(`file;key\na.wav;${text}`);
  expect(sheet.rows).toMatchObject([{ tonality }]);
  expect(told(sheet)).toEqual([`Line 2 of the sheet: “${text}” was read as ${tonality}.`]);
});

test("a track number that a spreadsheet turned into a date is read from the file name, which is reported", () => {
  const sheet = parseSheet("File,Title,Track No\nODL_09_Ebb 30.wav,Ebb,09-Sep\nReef.wav,Reef,10-Oct");
  expect(sheet.rows.map(({ trackNumber }) => trackNumber)).toEqual([9, null]);
  expect(told(sheet)).toEqual([
    expect.stringMatching(/^Line 2 .*“09-Sep” is not the number of a track.*; 9, from the name of the file/),
    expect.stringMatching(/^Line 3 .*“10-Oct” is not the number of a track\. The value was left out/),
  ]);
});

test("a cell such as «n/a» is empty", () => {
  const { rows, problems } = parseSheet("File;Writer;IPI;Key;Mood\na.wav;Ben Ode;n/a;–;N/A");
  expect(problems).toEqual([]);
  expect(rows).toMatchObject([{ moods: null, tonality: null, credits: [{ ipi: null }] }]);
});

test.each([
  ["ODL 007 Low Tide", "x/ODL_007_01_Ebb.wav", "ODL 007", "Low Tide"],
  ["ODL007 - Low Tide", "ODL007_01.wav", "ODL007", "Low Tide"],
  ["ODL 007 Low Tide", "01 Ebb.wav", null, "ODL 007 Low Tide"],
  ["UB40 Covers", "01 Ebb.wav", null, "UB40 Covers"],
])("the album «%s» of %s has the reference %s", (album, file, reference, title) => {
  expect(parseSheet(`File;Album\n${file};${album}`).rows).toMatchObject([{ reference, album: title }]);
});

test("album and code stand above the heads in cells of one row, and the library before «delivery sheet»", () => {
  const { rows, doubts } = parseSheet(
    "Kelp Music - delivery sheet,,\nAlbum: Low Tide,,Cat#: ODL-007\nby: Jo,,14/06/2024\n\nFile,Title,Writer 1,Sh 1\na.wav,Ebb,Ben Ode,90%",
  );
  expect(rows).toMatchObject([{ album: "Low Tide", reference: "ODL-007", publisher: "Kelp Music" }]);
  expect(doubts.map(({ key }) => key)).toEqual(["doubtShares", "sheetAbove"]);
  expect(parseSheet("Low Tide - delivery sheet,\nFile,Title\na.wav,Ebb").rows[0]?.publisher).toBeNull();
});

test("an album's number in a file name is not the track number", () => {
  const { rows } = parseSheet("File,Title,Track No\nSIL_201_Ebb.wav,Ebb,A1\nODL_07_Reef.wav,Reef,A2");
  expect(rows.map(({ trackNumber }) => trackNumber)).toEqual([null, 7]);
});
