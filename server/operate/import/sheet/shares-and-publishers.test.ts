import { expect, test } from "vitest";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { parseSheet } from "./read-sheet.ts";

const read = (...lines: string[]) => {
  const { rows, problems } = parseSheet(lines.join("\n"));
  return {
    publishers: rows.map(({ publisher }) => publisher),
    credits: rows.map(({ credits }) => credits?.map(({ name, role, share }) => [name, role, share])),
    problems: problems.map(translatorFor("en").tell),
  };
};

test("a share may be a fraction, in rows of rights holders and after names", () => {
  const { credits, problems } = read(
    "file;Ayant droit;Qualité;Clé DEP",
    "a.wav;Ana Díaz;C;8/12",
    "a.wav;Môle;E;4/12",
    "b.wav;Ana Díaz / Léo Petit;C;1/3 & 2/3",
    "c.wav;Ana Díaz (2/3) & Léo Petit (1/3);;",
    "d.wav;Ana Díaz / Léo Petit;;50/50",
    "e.wav;Ana Díaz;;12/12",
  );
  expect(credits).toEqual([
    [["Ana Díaz", "C", 66.67]],
    [
      ["Ana Díaz", null, 33.33],
      ["Léo Petit", null, 66.67],
    ],
    [
      ["Ana Díaz", null, 66.67],
      ["Léo Petit", null, 33.33],
    ],
    [
      ["Ana Díaz", null, 50],
      ["Léo Petit", null, 50],
    ],
    [["Ana Díaz", null, 100]],
  ]);
  expect(problems).toEqual([expect.stringMatching(/^Line 4 .*“roles”/)]);
});

test.each([
  ["Ana Díaz / Léo Petit", "4/12"],
  ["Ana Díaz", "50/50"],
  ["Ana Díaz", "12/4"],
  ["Ana Díaz (12/4)", ""],
])("for «%s» the share «%s» is reported and given to nobody", (names, share) => {
  const { credits, problems } = read("file;writers;shares", `a.wav;${names};${share}`);
  expect(credits[0]?.map((credit) => credit[2])).toEqual(names.includes("Petit") ? [null, null] : [null]);
  expect(problems).toEqual([expect.stringContaining("Line 2")]);
});

test("commas separate three family names with as many shares, but not a name turned round", () => {
  const { credits } = read(
    "file;writers;shares",
    "a.wav;Rive, Petit, T-Boy Martin;40/40/20",
    "b.wav;Díaz, Ana;50/50",
    "c.wav;Rive, Petit, Martin;100",
  );
  expect(credits.map((row) => row?.map(([name, , share]) => [name, share]))).toEqual([
    [
      ["Rive", 40],
      ["Petit", 40],
      ["T-Boy Martin", 20],
    ],
    [["Díaz, Ana", null]],
    [["Rive, Petit, Martin", 100]],
  ]);
});

test.each([
  [
    "Northlight Music (ASCAP) [00490011394] 50%, Ferry Songs (PRS) [00490022779] 50%",
    "Northlight Music; Ferry Songs",
  ],
  ["Ditto (PRS) 50 % & Rive (SACEM) 50 %", "Ditto; Rive"],
  ["Universal / MCA Music (ASCAP) 50%, Halcyon, Inc. (PRS) 50%", "Universal / MCA Music; Halcyon, Inc."],
  ["Rive & Fils (SACEM)", "Rive & Fils"],
  ["Halcyon, Inc., Rive (Paris)", "Halcyon, Inc., Rive (Paris)"],
])("publishers «%s» are separated by the codes after each name", (cell, expected) => {
  expect(read("file\tpublisher", `a.wav\t${cell}`).publishers).toEqual([expected]);
});

test("a society after two names belongs to both", () => {
  const { rows } = parseSheet("file;writers\na.wav;Ana & Léo (SACEM)");
  expect(rows[0]?.credits?.map(({ name, society }) => [name, society])).toEqual([
    ["Ana", "SACEM"],
    ["Léo", "SACEM"],
  ]);
});

test.each([
  ["Auteur-compositeur", "CA"],
  ["Autrice et compositrice", "CA"],
  ["Auteurs-compositeurs", null],
  ["Auteur / Compositeur", null],
])("people in a column «%s» have the role %s, unless the cell gives another", (head, role) => {
  const { credits } = read(
    `file;${head}`,
    "a.wav;Ana Díaz & Léo Petit",
    "b.wav;Ana Díaz (C) & Léo Petit (A)",
  );
  expect(credits).toEqual([
    [
      ["Ana Díaz", role, null],
      ["Léo Petit", role, null],
    ],
    [
      ["Ana Díaz", "C", null],
      ["Léo Petit", "A", null],
    ],
  ]);
});
