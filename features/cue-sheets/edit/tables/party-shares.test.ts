import { expect, test } from "vitest";
import { RATES } from "#/features/cue-sheets/time/timecode.ts";
import { readEdit } from "../read-edit.ts";
import { partiesIn } from "./people-in-cell.ts";

const read = (cell: string, areCompanies = false) =>
  partiesIn(cell, areCompanies).map(({ name, role, share }) => [name, role, share].filter(Boolean).join(" "));

test.each([
  [
    "A. Roux (A) 33,33 / L. Brun (C) 33,33 / \u00e9d. 33,34",
    ["A. Roux A 33.33", "L. Brun C 33.33", "publisher 33.34"],
  ],
  ["A. Roux 50 / Verlag 50", ["A. Roux 50", "publisher 50"]],
  ["A. Roux 50 / Pub 50%", ["A. Roux 50", "publisher 50"]],
  ["Auteur 50 / Compositeur 50", []],
  ["A. Roux 60 / \u00e9d. Rive 40", ["A. Roux 60", "Rive publisher 40"]],
  ["AR 60 LB 40", ["AR 60", "LB 40"]],
  ["Ana Roux 60 % Leo Brun 40 %", ["Ana Roux 60", "Leo Brun 40"]],
  ["Costas Roux (AEPI) 40", ["Costas Roux 40"]],
  ["trad.?", []],
  ["Trad. (?)", []],
])("the writers in «%s» are %j", (cell, people) => {
  expect(read(cell)).toEqual(people);
});

test.each([
  ["Ed 50 / Leo 50", ["Ed 50", "Leo 50"]],
  ["Haus 60 Nord 20", ["Haus 60 Nord 20"]],
  ["Trio 33 Malbec", ["Trio 33 Malbec"]],
  ["Trad Joe", ["Trad Joe"]],
  ["Maroon 5", ["Maroon 5"]],
])("the names in «%s» stay %j", (cell, people) => {
  expect(read(cell)).toEqual(people);
});

test.each([
  ["Old Mill Music 100", ["Old Mill Music 100"]],
  ["Studio 100", ["Studio 100"]],
  ["Studio 54", ["Studio 54"]],
  ["Old Mill 54", ["Old Mill 54"]],
])("of the publisher in «%s» the share is only the whole", (cell, names) => {
  expect(read(cell, true)).toEqual(names);
  expect(partiesIn(cell, true)[0]?.share).toBe(cell.startsWith("Old Mill Music") ? 100 : null);
});

const table = async (...rows: string[]) => {
  const heads = "Title\tStart\tEnd\tComposer\tPublisher";
  const edit = await readEdit([heads, ...rows].join("\n"), RATES["25"]);
  return edit.clips.map(({ writers = [], publishers = [] }) =>
    [...writers, ...publishers].map(({ name, share }) => [name, share].filter(Boolean).join(" ")),
  );
};

test("the share of the publisher in the column of writers is that of the only publisher", async () => {
  expect(
    await table(
      "Delta\t00:00:01:00\t00:00:10:00\tA. Roux 50 / \u00e9d. 50\tRive",
      "Alba\t00:01:01:00\t00:01:10:00\tA. Roux 50 / \u00e9d. 50\t",
      "Mira\t00:02:01:00\t00:02:10:00\tA. Roux 50 / \u00e9d. 50\tRive Music / Fen Music",
    ),
  ).toEqual([["A. Roux 50", "Rive 50"], ["A. Roux 50"], ["A. Roux 50", "Rive Music", "Fen Music"]]);
});

test("initials are those of the only name in the table that has them", async () => {
  expect(
    await table(
      "Delta\t00:00:01:00\t00:00:10:00\tAda Roux 60 / Leo Brun 40\tOld Mill Music",
      "Alba\t00:01:01:00\t00:01:10:00\tAR 60 LB 40\tOMM",
      "Mira\t00:02:01:00\t00:02:10:00\tLB\tRFX",
      "Nera\t00:03:01:00\t00:03:10:00\tAlex Roux / L. Brun\tOld Mill Music",
    ),
  ).toEqual([
    ["Ada Roux 60", "Leo Brun 40", "Old Mill Music"],
    ["AR 60", "Leo Brun 40", "Old Mill Music"],
    ["Leo Brun", "RFX"],
    ["Alex Roux", "L. Brun", "Old Mill Music"],
  ]);
});
