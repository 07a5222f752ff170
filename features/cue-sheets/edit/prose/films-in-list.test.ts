import { expect, test } from "vitest";
import { RATES } from "#/features/cue-sheets/time/timecode.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

const MAIL = [
  "Objet : KERGO, les 2 films",
  "Bonjour,",
  "FILM A \u2013 \u00ab La Mamie \u00bb 20 secondes",
  ' 0"00 - 0"15 Musique : \u00ab Beurre sal\u00e9 \u00bb, RC 3310-04',
  ' 0"17 - 0"20 Logo sonore',
  "FILM B \u2013 \u00ab Le Facteur \u00bb 15 secondes",
  ' 0"00 - 0"12 \u00ab Vent fort \u00bb',
  ' 0"12 - 0"15 Logo sonore',
];
const readPart = async (lines: readonly string[], part = 0) => {
  const edit = await readEdit(lines.join("\n"), RATES["25"], false, part);
  const rows = usesOf(edit.clips).map(({ name, start, end }) => `${name} ${start / 25}\u2013${end / 25}`);
  return { rows, edit };
};

test("each programme of a mail is a part of its own", async () => {
  const { rows, edit } = await readPart(MAIL);
  expect(edit.parts).toEqual([
    "FILM A \u2013 \u00ab La Mamie \u00bb 20 secondes",
    "FILM B \u2013 \u00ab Le Facteur \u00bb 15 secondes",
  ]);
  expect([edit.part, rows]).toEqual([0, ["Beurre sal\u00e9 0\u201315", "Logo sonore 17\u201320"]]);
  const second = await readPart(MAIL, 1);
  expect([second.edit.part, second.rows]).toEqual([1, ["Vent fort 0\u201312", "Logo sonore 12\u201315"]]);
  expect(second.edit.title).toBe("FILM B \u2013 \u00ab Le Facteur \u00bb 15 secondes");
});

test("music that a sentence puts in the place of a row is part of the programme of that row alone", async () => {
  const list = ["Film A", "0:00 - 0:10 Delta", "Film B", "0:00 - 0:08 Echo"];
  const swapped = [...list, "on a vir\u00e9 Delta", "remplac\u00e9 par Sel"];
  expect((await readPart(swapped)).rows).toEqual(["Delta 0\u201310", "Sel 0\u201310"]);
  expect((await readPart(swapped, 1)).rows).toEqual(["Echo 0\u20138"]);
});

test.each([
  ["VERSION 30 s", "VERSION 20 s"],
  ["Spot 1 : hiver", "Spot 2 : \u00e9t\u00e9"],
  ["**Episode 4**", "**Episode 5**"],
  ["Folge 1", "Folge 2"],
  ["Cap\u00edtulo 3", "Cap\u00edtulo 4"],
  ['Commercial 30"', 'Commercial 20"'],
])("\u00ab%s\u00bb and \u00ab%s\u00bb are headings of programmes", async (first, second) => {
  const list = [first, "0:00 - 0:10 Delta", second, "0:00 - 0:08 Echo"];
  expect((await readPart(list)).rows).toEqual(["Delta 0\u201310"]);
  expect((await readPart(list, 1)).rows).toEqual(["Echo 0\u20138"]);
});

test.each([
  ["times that go on", ["Part 1", "0:00 - 0:10 Delta", "Episode 2", "0:10 - 0:18 Echo"]],
  [
    "a row above the first heading",
    ["0:00 - 0:05 Sel", "Film A", "0:00 - 0:10 Delta", "Film B", "0:00 - 0:08 Echo"],
  ],
  ["a single heading", ["Film A", "0:00 - 0:10 Delta", "0:05 - 0:18 Echo"]],
  [
    "a sentence with a number",
    ["Episode 1 is below. Episode 2 follows.", "0:00 - 0:10 Delta", "Version 2 of it", "0:05 - 0:18 Echo"],
  ],
  ["sentences", ["le film est long", "0:00 - 0:10 Delta", "les versions changent", "0:05 - 0:18 Echo"]],
])("a list with %s is one programme", async (_, lines) => {
  const { edit, rows } = await readPart(lines);
  expect(edit.parts).toHaveLength(1);
  expect(rows.length).toBe(lines.filter((line) => /^\d/.test(line)).length);
});

test.each([
  ['0"00 - 0"15 Delta', "Delta 0\u201315", '0"15'],
  ['- 0"17 \u00e0 0"20 \u00ab Delta \u00bb', "Delta 17\u201320", '0"20'],
  ["1\u201d05 \u2013 1\u201d20 Delta", "Delta 65\u201380", '1"20'],
  ['"Delta" 0"04 -> 0"26', "Delta 4\u201326", '0"26'],
  ["0\u203302 to 0\u203311 Delta", "Delta 2\u201311", '0"11'],
  ['0"29 bis 0"30 Delta', "Delta 29\u201330", '0"30'],
])("\u00ab%s\u00bb is read in minutes and seconds, and says so", async (line, row, written) => {
  const { rows, edit } = await readPart([line]);
  expect([rows, edit.pointed]).toEqual([[row], written]);
});

test.each([
  ["lengths in seconds", '0:10 - 0:40 Delta 30"'],
  ["titles in quotes", '0:10 - 0:40 "Studio 54" - "12 Days"'],
  ["minutes and seconds", "0'10 - 0'40\" Delta"],
])("%s are no such times: \u00ab%s\u00bb", async (_, line) => {
  const { edit } = await readPart([line]);
  expect([edit.pointed ?? null, edit.clips[0]?.start, edit.clips[0]?.end]).toEqual([null, 250, 1000]);
});
