import { expect, test } from "vitest";
import { type TestCell, xlsxOf, zipOf } from "#/contract/workbook/test-workbook.ts";
import { RATES } from "../../time/timecode.ts";
import type { UnreadableEdit } from "../edit.ts";
import { readEdit } from "../read-edit.ts";
import { readWorkbookEdit } from "./read-workbook-edit.ts";

type TestWorksheet = Parameters<typeof xlsxOf>[0][number];

const inBlob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

const read = (file: Blob, part = 0) => readWorkbookEdit(file, { rate: RATES["25"], isChosen: false }, part);
const fileOf = async (...worksheets: TestWorksheet[]) => inBlob(await xlsxOf(worksheets));
const readAll = async (...worksheets: TestWorksheet[]) => read(await fileOf(...worksheets));

const HEADS = ["Titre", "Début", "Fin"];
const time = (number: number, format = "hh:mm:ss"): TestCell => ({ number, format });
const listOf = (name: string, ...rows: TestCell[][]) => ({ name, rows: [HEADS, ...rows] });

test("times are read as their cells show them, and time codes in texts to the frame", async () => {
  const edit = await readAll({
    name: "Musiques",
    rows: [
      ["Mékong, épisode 2"],
      [],
      ["Titre", "TC in", "Durée"],
      ["Delta", time(0.0145), time(0.0017824074074074075, "mm:ss")],
      ["Sel", time(1.0486111111111112, "[h]:mm:ss"), time(0.10694444444444445, "h:mm")],
      ["Rive", "01:00:20:10", { number: 1010, format: '00":"00":"00":"00' }],
    ],
  });
  expect(edit.title).toBe("Mékong, épisode 2");
  const seconds = (from: number, length: number) => ({ start: from * 25, end: (from + length) * 25 });
  expect(edit.clips).toMatchObject([
    { name: "Delta", ...seconds(1_253, 154) },
    { name: "Rive", start: 3_620 * 25 + 10, end: 3_630 * 25 + 20, startCode: "01:00:20:10" },
    { name: "Sel", ...seconds(25 * 3_600 + 600, 154) },
  ]);
  expect(edit.skipped).toEqual([]);
});

test("a title in a cell that is merged over several rows is the title of each", async () => {
  const edit = await readAll({
    ...listOf("Musiques", ["Delta", "0:10", "0:20"], [null, "0:30", "0:40"], ["Sel", "0:50", "1:00"]),
    merged: ["A2:A3"],
  });
  expect(edit.clips.map(({ name }) => name)).toEqual(["Delta", "Delta", "Sel"]);
});

test("hidden rows are left out and named, hidden columns are read and named, formulas without a value are named", async () => {
  const edit = await readAll({
    ...listOf(
      "Musiques",
      ["Delta", "0:10", "0:20"],
      ["Vieux", "0:30", "0:40"],
      ["Sel", "0:50", "1:00"],
      ["Rive", "1:10", { formula: "B5+10" }],
    ),
    hiddenRows: [3],
    hiddenColumns: [1],
  });
  expect(edit.clips.map(({ name }) => name)).toEqual(["Delta", "Sel", "Rive"]);
  expect(edit.worksheet).toEqual({
    name: "Musiques",
    hiddenWorksheets: [],
    hiddenRows: [3],
    hiddenColumns: ["Début"],
    uncounted: ["C5"],
  });
  // The end that a formula without a value leaves open is asked for.
  expect(edit.clips.at(-1)).toMatchObject({ isPoint: true, endCode: undefined });
});

const MUSIC = listOf("Episode 1", ["Delta", "0:10", "0:20"]);
const MORE_MUSIC = listOf("Episode 2", ["Sel", "0:10", "0:20"]);
const VOICES = listOf("Sons", ["INTERVIEW Ana", "0:10", "0:20"]);
const OTHER = { name: "Contacts", rows: [["Nom", "Téléphone"], ["Ana", "01"]] }; // biome-ignore format: a table

test("the worksheet with music is read, and the others with uses are offered by name", async () => {
  const file = await fileOf(OTHER, VOICES, MUSIC, MORE_MUSIC);
  const first = await read(file);
  expect(first).toMatchObject({ parts: ["Episode 1", "Episode 2", "Sons"], part: 0, title: "Episode 1" });
  expect(first.clips).toMatchObject([{ name: "Delta" }]);
  const second = await read(file, 1);
  expect(second).toMatchObject({ part: 1, title: "Episode 2", clips: [{ name: "Sel" }] });
});

test("a hidden worksheet is named, and read only if no other lists uses", async () => {
  const hidden = { ...MORE_MUSIC, state: "hidden" as const };
  const others = { ...OTHER, state: "hidden" as const };
  expect(await readAll(hidden, others, MUSIC)).toMatchObject({
    parts: ["Episode 1"],
    worksheet: { hiddenWorksheets: ["Episode 2"] },
  });
  expect(await readAll(hidden, OTHER)).toMatchObject({
    parts: ["Episode 2"],
    worksheet: { hiddenWorksheets: [] },
  });
});

test.each([
  ["columns", [OTHER]],
  ["empty", [{ name: "Feuil1", rows: [] }]],
  ["times", [OTHER, listOf("Episode 1", ["Delta", "later", "0:20"])]],
])("a workbook without uses is refused: %s", async (reason, worksheets) => {
  await expect(readAll(...worksheets)).rejects.toMatchObject({ reason });
});

test("a list says the same in a workbook as in a CSV, with several lines in a cell", async () => {
  const rows = [
    [...HEADS, "Compositeurs", "Genre"],
    ["Delta", "01:00:10:00", "01:00:20:00", "Ana Roux\nJo Lang", null],
    ["Sel", "01:01:10:00", "later", null, "Musique"],
    ["Pluie", "01:02:10:00", "01:02:20:00", null, "Ambiance"],
  ];
  const csv = rows.map((cells) => cells.map((cell) => `"${cell ?? ""}"`).join(";")).join("\r\n");
  const { worksheet: _, ...fromWorkbook } = await readAll({ name: "", rows });
  const fromCsv = await readEdit(csv);
  // The cell of two lines is one row of a worksheet.
  expect(fromWorkbook).toEqual({ ...fromCsv, skipped: [{ ...fromCsv.skipped[0], line: 3 }] });
  expect(fromWorkbook.clips).toMatchObject([
    { writers: [{ name: "Ana Roux" }, { name: "Jo Lang" }] },
    { role: "Ambiance" },
  ]);
});

test("other workbooks and zips, damaged ones, a bomb and too many cells are refused", async () => {
  const reasonOf = (bytes: Buffer) => read(inBlob(bytes)).catch(({ reason }: UnreadableEdit) => reason);
  const whole = await xlsxOf([MUSIC]);
  const ods = { mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<a/>" };
  expect(await reasonOf(await zipOf(ods))).toBe("workbook");
  expect(await reasonOf(await zipOf({ "Index/Tables/DataList.iwa": "" }))).toBe("workbook");
  expect(await reasonOf(await zipOf({ "content.xml": "<a/>" }))).toBe("unknown");
  expect(await reasonOf(Buffer.from("PK\u0003\u0004 cut"))).toBe("damaged");
  expect(await reasonOf(whole.subarray(0, whole.length - 400))).toBe("damaged");
  const withSheet = (xml: string) => xlsxOf([MUSIC], { more: { "xl/worksheets/sheet1.xml": xml } });
  expect(await reasonOf(await withSheet("<worksheet><sheetData><row><c>"))).toBe("damaged");
  expect(await reasonOf(await withSheet(" ".repeat(101 * 1024 * 1024)))).toBe("workbookTooLarge");
  // The last column has the number 16,384, and gaps count.
  const rows = '<row><c r="XFD1" t="str"><v>a</v></c></row>'.repeat(184);
  expect(await reasonOf(await withSheet(`<worksheet><sheetData>${rows}</sheetData></worksheet>`))).toBe(
    "workbookTooLarge",
  );
});
