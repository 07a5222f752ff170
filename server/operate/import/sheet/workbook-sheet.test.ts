import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { xlsxOf, zipOf } from "#/contract/workbook/test-workbook.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { readSheet } from "./read-sheet.ts";
import { SheetError } from "./sheet-text.ts";

const english = translatorFor("en");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sillon-workbook-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(bytes: Buffer) {
  const path = join(folder, "Kelp.xlsx");
  await writeFile(path, bytes);
  return readSheet(path);
}
const said = ({ problems, doubts }: Awaited<ReturnType<typeof read>>) =>
  [problems, doubts].map((all) => all.map(english.tell));
const refusal = (bytes: Buffer) =>
  read(bytes).then(
    () => "read",
    (error: unknown) => (error instanceof SheetError ? translatorFor("fr").tell(error.notice) : error),
  );
type Worksheet = Parameters<typeof xlsxOf>[0][number];
const readAll = async (...worksheets: Worksheet[]) => read(await xlsxOf(worksheets));

const HEADS = ["File", "Title", "Writer", "Share", "IPI", "ISRC", "Release date"];

test("a workbook is read as a person reads it: dates, percents, and numbers with their zeros", async () => {
  const day = { number: 45394, format: "dd/mm/yyyy" };
  const ipi = { number: 123456789, format: "00000000000" };
  const sheet = await readAll({
    name: "Tracks",
    rows: [
      ["Kelp Music – delivery sheet"],
      [],
      [...HEADS, "BPM", "Reference"],
      [
        "a.wav",
        "Été & co",
        "Ana",
        { number: 0.5, format: "0%" },
        ipi,
        "FRZ031400123",
        day,
        92,
        { number: 7, format: '"SIL"000' },
      ],
      [
        "b.wav",
        "Ebb",
        "Jo",
        1,
        1.2345678901e10,
        "FRZ031400124",
        day,
        { formula: "A1", number: "96 BPM", type: "str" },
      ],
    ],
  });
  expect(sheet.rows).toMatchObject([
    {
      line: 4,
      file: "a.wav",
      title: "Été & co",
      credits: [{ name: "Ana", share: 50, ipi: "00123456789" }],
      isrc: "FRZ031400123",
      releaseDate: "2024-04-12",
      bpm: 92,
      reference: "SIL007",
    },
    { line: 5, credits: [{ name: "Jo", share: 100, ipi: "12345678901" }], bpm: 96 },
  ]);
  expect(sheet.problems).toEqual([]);
});

test("a merged cell is that of each row beside it, and rows and columns that nobody sees are told", async () => {
  const sheet = await readAll({
    name: "Tracks",
    rows: [
      ["File", "Album", "Title", "Tempo", "Remark"],
      ["a.wav", "Low Tide", "Ebb", 90],
      ["b.wav", null, "Reef", 91, null, "ask Jo"],
      ["old.wav", null, "Weir", 92],
      ["c.wav", "Deep", "Kelp", { formula: "D2+1" }],
    ],
    merged: ["B2:B4", "E1:F1"],
    hiddenRows: [4],
    hiddenColumns: [3],
  });
  expect(sheet.rows.map(({ file, album, bpm }) => [file, album, bpm])).toEqual([
    ["a.wav", "Low Tide", 90],
    ["b.wav", "Low Tide", 91],
    ["c.wav", "Deep", null],
  ]);
  expect(said(sheet)).toEqual([
    [
      "A row of the worksheet “Tracks” is hidden and was left out: 4. Show what counts, also where a filter hides it.",
      "A formula of the worksheet “Tracks” has no value and was left out: D5. Open the workbook in a spreadsheet program and save it.",
      expect.stringMatching(/not known: Remark/),
    ],
    ["A column of the worksheet “Tracks” is hidden and was read like the others: Tempo."],
  ]);
});

test("heads of two rows are joined where one is merged above several", async () => {
  const { rows, problems } = await readAll({
    name: "Tracks",
    rows: [
      ["Delivery of June", null, null, null, null, null, null, null],
      ["File", "Title", "Writer 1", null, null, "Writer 2"],
      [null, null, "Name", "IPI", "Share", "Name", "IPI", "Share"],
      ["a.wav", "Ebb", "Ana Díaz", 123456789, 60, "Jo Ash", null, 40],
    ],
    merged: ["A1:H1", "A2:A3", "B2:B3", "C2:E2", "F2:H2"],
  });
  expect(rows).toMatchObject([
    {
      line: 4,
      title: "Ebb",
      credits: [
        { name: "Ana Díaz", ipi: "00123456789", share: 60 },
        { name: "Jo Ash", share: 40 },
      ],
    },
  ]);
  expect(problems).toEqual([]);
});

test("the worksheets with a column for the file are read, and the others named", async () => {
  const tracks = (name: string, file: string, bpm: number): Worksheet => ({
    name,
    rows: [
      ["File", "BPM"],
      [file, bpm],
    ],
  });
  const sheet = await readAll(
    { name: "Notes & prices", rows: [["Prices on request"]] },
    tracks("Low Tide", "a.wav", 90),
    tracks("Deep", "b.wav", 9000),
    { ...tracks("Drafts", "c.wav", 92), state: "hidden" },
    { name: "Empty", rows: [] },
  );
  expect(sheet.rows.map(({ file, line }) => [file, line])).toEqual([
    ["a.wav", "Low Tide!2"],
    ["b.wav", "Deep!2"],
  ]);
  const [problems, doubts] = said(sheet);
  expect(problems).toEqual([expect.stringMatching(/^Line Deep!2 of the sheet: “9000” is not a tempo/)]);
  expect(doubts).toEqual([
    "Of the workbook, “Low Tide, Deep” was read, and these worksheets were not: Notes & prices, Drafts.",
  ]);
});

test("rows of one file in several worksheets are joined unless they contradict each other, and works without files are told", async () => {
  const sheet = await readAll(
    {
      name: "Splits",
      rows: [
        ["File", "Writer", "Share"],
        ["a.wav", "Ana", 60],
        ["a.wav", "Jo", 40],
        ["b.wav", "Jo", 100],
      ],
    },
    {
      name: "Tracks",
      rows: [
        ["File", "Title", "BPM", "Writer"],
        ["a.wav", "Ebb", 90],
        ["b.wav", "Reef", 91, "Mina"],
      ],
    },
    {
      name: "Works",
      rows: [
        ["Title", "ISWC", "Writer"],
        ["Ebb", null, "Ana"],
      ],
    },
  );
  expect(sheet.rows).toMatchObject([
    {
      line: "Splits!2",
      title: "Ebb",
      bpm: 90,
      credits: [
        { name: "Ana", share: 60 },
        { name: "Jo", share: 40 },
      ],
    },
    { line: "Splits!4", title: null, credits: [{ name: "Jo" }] },
    { line: "Tracks!3", title: "Reef", credits: [{ name: "Mina" }] },
  ]);
  expect(said(sheet)).toEqual([
    [expect.stringMatching(/^The worksheet “Works” names titles and no files, beside “Splits, Tracks”/)],
    [],
  ]);
});

test("a worksheet without files counts by its titles, and a hidden one where no other can be read", async () => {
  const notes = { name: "Notes", rows: [["Hello"]] };
  const rows = [
    ["Title", "BPM", "Writer"],
    ["Ebb", 90, "Ana"],
  ];
  expect((await readAll(notes, { name: "Works", rows })).rows).toMatchObject([{ title: "Ebb", bpm: 90 }]);
  expect((await readAll(notes, { name: "Works", rows, state: "hidden" })).rows).toMatchObject([{ line: 2 }]);
});

test("texts are read without their fonts and readings, in any prefix", async () => {
  const { rows } = await read(
    await xlsxOf([{ name: "Tracks", rows: [] }], {
      more: {
        "xl/worksheets/sheet1.xml":
          '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c></x:row>' +
          '<x:row><x:c t="s"><x:v>2</x:v></x:c><x:c t="s"><x:v>3</x:v></x:c></x:row></x:sheetData></x:worksheet>',
        "xl/sharedStrings.xml":
          "<sst><si><t>File</t></si><si><t>Title</t></si><si><r><t>a</t></r><r><rPr/><t>.wav</t></r></si>" +
          "<si><t>L&#233;o_x0041_</t><rPh><t>reo</t></rPh></si></sst>",
      },
    }),
  );
  expect(rows).toMatchObject([{ file: "a.wav", title: "LéoA" }]);
});

test("macros are never opened, and other files are refused by name in the language of the terminal", async () => {
  const tracks = {
    name: "T",
    rows: [
      ["File", "BPM"],
      ["a.wav", 90],
    ],
  };
  const broken = Buffer.from([0xff, 0xfe, 0x00]);
  const withMacros = await xlsxOf([tracks], { more: { "xl/vbaProject.bin": broken } });
  expect((await read(withMacros)).rows).toHaveLength(1);
  expect(await refusal(await zipOf({ mimetype: "application/vnd.oasis.opendocument.spreadsheet" }))).toMatch(
    /^Kelp\.xlsx est un fichier de LibreOffice/,
  );
  expect(await refusal(Buffer.from("d0cf11e0a1b11ae1", "hex"))).toMatch(
    /^Kelp\.xlsx est un classeur d’un ancien Excel/,
  );
  expect(await refusal(withMacros.subarray(0, 200))).toMatch(/^Le classeur Kelp\.xlsx est endommagé/);
  const damaged = await xlsxOf([tracks], {
    more: { "xl/worksheets/sheet1.xml": "<worksheet><sheetData><row><" },
  });
  expect(await refusal(damaged)).toMatch(/^Le classeur Kelp\.xlsx est endommagé/);
  for (const part of ["_rels/.rels", "xl/workbook.xml", "xl/styles.xml"])
    expect(await refusal(await xlsxOf([tracks], { more: { [part]: "<sheets><" } }))).toMatch(
      /^Le classeur Kelp\.xlsx est endommagé/,
    );
  expect(await refusal(await xlsxOf([{ name: "T", rows: [] }]))).toMatch(/^Le classeur Kelp\.xlsx est vide/);
  expect(await refusal(await xlsxOf([{ name: "T", rows: [["Hello"]] }]))).toMatch(
    /colonne «\u00a0file\u00a0»|pas de colonne/,
  );
});

test("a bomb is refused before it is unpacked, and so are more cells than anybody delivers", async () => {
  const more = (xml: string) => ({ more: { "xl/worksheets/sheet1.xml": xml } });
  const tracks = { name: "T", rows: [] };
  const large = " ".repeat(120 * 1024 * 1024);
  expect(await refusal(await xlsxOf([tracks], more(large)))).toMatch(/^Le classeur Kelp\.xlsx contient plus/);
  const wide = `<worksheet><sheetData>${'<row><c r="XFD1"><v>1</v></c></row>'.repeat(500)}</sheetData></worksheet>`;
  expect(await refusal(await xlsxOf([tracks], more(wide)))).toMatch(/^Le classeur Kelp\.xlsx contient plus/);
  const declared = await xlsxOf([tracks], more(" ".repeat(5_000)));
  // Declares a false size in the directory of the zip.
  const at = declared.indexOf(
    Buffer.from("PK\u0001\u0002"),
    declared.lastIndexOf("xl/worksheets/sheet1.xml") - 60,
  );
  declared.writeUInt32LE(10, at + 24);
  expect(await refusal(declared)).toMatch(/^Le classeur Kelp\.xlsx est endommagé/);
});

test.each([
  ['{"tracks": [{"file": "a.wav"}]}', "JSON"],
  ['\uFEFF[\n  {"file": "a.wav", "title": ', "JSON"],
  ['<?xml version="1.0"?><ddex/>', "XML"],
  ["<html><table></table></html>", "HTML"],
])("%s is named as %s, where a table is needed", async (text, form) => {
  expect(await refusal(Buffer.from(text))).toMatch(
    new RegExp(`^Kelp\\.xlsx est du ${form} et non un tableau`),
  );
});

test("a sheet may begin with a bracket", async () => {
  expect((await read(Buffer.from("[Kelp] 2024;;\nfile;title;bpm\na.wav;Ebb;90"))).rows).toMatchObject([
    { title: "Ebb" },
  ]);
});
