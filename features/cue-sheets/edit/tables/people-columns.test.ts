import { expect, test } from "vitest";
import { cueSchema } from "#/contract/cue-sheet.ts";
import { RATES } from "#/features/cue-sheets/time/timecode.ts";
import { cueOfUse } from "../cues-of-edit.ts";
import { usesOf } from "../join-clips.ts";
import { mergeIntoSheet } from "../merge-into-sheet.ts";
import { readEdit } from "../read-edit.ts";

/** Reads a table whose rows have these cells after the title, and returns the cues of its uses in order. */
async function cuesOfTable(heads: string[], ...rows: string[][]) {
  const lines = rows.map((cells, at) => {
    const minute = String(at + 1).padStart(2, "0");
    return [`Delta ${"abcdefgh"[at]}`, `01:${minute}:00:00`, `01:${minute}:30:00`, ...cells];
  });
  const table = [["Title", "In", "Out", ...heads], ...lines].map((row) => row.join("\t")).join("\r\n");
  const edit = await readEdit(table, RATES["25"]);
  return usesOf(edit.clips).map((use) => ({
    use,
    cue: cueSchema.parse({ ...cueOfUse(use, null), id: "c" }),
  }));
}
const namesIn = (people: readonly { name: string }[]) => people.map(({ name }) => name);

test.each([
  ["Compositeur(s)", "Éditeur"],
  ["Auteur / Compositeur", "Éditeurs"],
  ["Composer", "Publisher"],
  ["Writer(s)", "Publisher(s)"],
  ["Komponist (Anteil)", "Verlag"],
  ["Compositor", "Editorial"],
  ["Compositores", "Editora"],
  ["Compositore", "Editore"],
])(
  "the columns «%s» and «%s» name the people of a cue without a track of the catalogue",
  async (...heads) => {
    const [one] = await cuesOfTable(heads, ["Ana Roux", "Rive & Fils"]);
    expect(namesIn(one?.cue.writers ?? [])).toEqual(["Ana Roux"]);
    expect(namesIn(one?.cue.publishers ?? [])).toEqual(["Rive & Fils"]);
  },
);

test.each<[string, [string, number | null][]]>([
  [
    "Ana Roux (50%) / Léo Brun 50 %",
    [
      ["Ana Roux", 50],
      ["Léo Brun", 50],
    ],
  ],
  [
    "Jonas Meier (62,5 %), Lale Özdemir (37,5 %)",
    [
      ["Jonas Meier", 62.5],
      ["Lale Özdemir", 37.5],
    ],
  ],
  [
    "Ana Roux; Léo Brun",
    [
      ["Ana Roux", null],
      ["Léo Brun", null],
    ],
  ],
  [
    "Ana Roux & Léo Brun",
    [
      ["Ana Roux", null],
      ["Léo Brun", null],
    ],
  ],
  [
    "Ana Roux et Léo Brun",
    [
      ["Ana Roux", null],
      ["Léo Brun", null],
    ],
  ],
  ["García Márquez, Ana Luz", [["García Márquez, Ana Luz", null]]],
  [
    "Ana Ruiz, Luis Sol y Eva Mar",
    [
      ["Ana Ruiz", null],
      ["Luis Sol", null],
      ["Eva Mar", null],
    ],
  ],
  ["Ana Roux and the Sea Band", [["Ana Roux and the Sea Band", null]]],
  ["AC/DC", [["AC/DC", null]]],
  ["C. Oyelaran (C)", [["C. Oyelaran", null]]],
  ["Trad. – arr. Inès Rahmani", [["Inès Rahmani", null]]],
  ["Trad.", []],
  ["DP", []],
  ["domaine public", []],
  ["A", []],
  ["CA", []],
  ["50", []],
  ["-", []],
])("the writers in the cell «%s» are %j", async (cell, people) => {
  const [one] = await cuesOfTable(["Composer"], [cell]);
  expect(one?.cue.writers.map(({ name, share }) => [name, share])).toEqual(people);
});

test("a publisher's share and society are no part of its name", async () => {
  const [one] = await cuesOfTable(["Publisher"], ["Rive (50%); Fen Lane Music (PRS) 50 %"]);
  expect(one?.cue.publishers).toEqual([
    { name: "Rive", society: "", ipi: "", share: 50 },
    { name: "Fen Lane Music", society: "PRS", ipi: "", share: 50 },
  ]);
});

test("columns of roles and of shares are neither people nor times", async () => {
  const [one] = await cuesOfTable(["Composer", "Role", "Composer %"], ["Ana Roux", "A", "50"]);
  expect(one).toMatchObject({
    use: { name: "Delta a" },
    cue: { start: 61 * 60 * 25, end: (61 * 60 + 30) * 25 },
  });
  expect(namesIn(one?.cue.writers ?? [])).toEqual(["Ana Roux"]);
});

test("a person in the columns of composers and of authors is both", async () => {
  const [one] = await cuesOfTable(["Compositeur", "Auteur"], ["Ana Roux", "Ana Roux / Léo Brun"]);
  expect(one?.cue.writers).toMatchObject([
    { name: "Ana Roux", role: "CA" },
    { name: "Léo Brun", role: "A" },
  ]);
});

test.each(["idem", "Ídem", "ditto", "dto.", '"', "〃", '-"-'])(
  "«%s» means the cell above in its own column, also that of a row that is struck out",
  async (sign) => {
    const cues = await cuesOfTable(
      ["Composer", "Publisher", "Remarks"],
      ["Ana Roux", "Rive", ""],
      ["Léo Brun", sign, "coupé"],
      ["-", "", "SFX"],
      [sign, sign, ""],
    );
    expect(namesIn(cues.at(-1)?.cue.writers ?? [])).toEqual(["Léo Brun"]);
    expect(namesIn(cues.at(-1)?.cue.publishers ?? [])).toEqual(["Rive"]);
  },
);

test("people typed into a row stay when the edit is read again", async () => {
  const [one] = await cuesOfTable(["Composer"], ["Ana Roux"]);
  if (!one) throw new Error("no use");
  const use = { ...one.cue, clip: one.use.name };
  const typed = { ...use, writers: use.writers.map((writer) => ({ ...writer, name: "Anna Roux-Brun" })) };
  const [row] = mergeIntoSheet([typed], [{ ...use, id: "again" }], new Set()).cues;
  expect(namesIn(row?.writers ?? [])).toEqual(["Anna Roux-Brun"]);
});

test.each([
  ["Ana Roux (GEMA), Jo Lind (GEMA)", ["Ana Roux", "Jo Lind"]],
  ["Ana Roux + Jo Lind", ["Ana Roux", "Jo Lind"]],
  ["Ana Roux/Jo Lind", ["Ana Roux", "Jo Lind"]],
  ["Ana Roux (SACEM 50%)", ["Ana Roux"]],
  ["50% Ana Roux", ["Ana Roux"]],
])("«%s» is %j", async (cell, names) => {
  const [one] = await cuesOfTable(["Composer"], [cell]);
  expect(namesIn(one?.cue.writers ?? [])).toEqual(names);
});

test("an editor of films is no publisher, and the author of a marker is no writer", async () => {
  const [music] = await cuesOfTable(["Music Editor", "Composer"], ["Pat Kerr", "Ana Roux"]);
  expect(music?.cue.publishers).toEqual([]);
  const [film] = await cuesOfTable(["Editor"], ["Pat Kerr"]);
  expect(film?.cue.publishers).toEqual([]);
  const [spanish] = await cuesOfTable(["Compositor", "Editor"], ["Ana Roux", "Sal Gema"]);
  expect(namesIn(spanish?.cue.publishers ?? [])).toEqual(["Sal Gema"]);
  const [marked] = await cuesOfTable(["Marker Type", "Author"], ["Comment", "Pat Kerr"]);
  expect(marked?.cue.writers).toEqual([]);
});

test("shares of music and words add up", async () => {
  const [one] = await cuesOfTable(["Composer", "Author"], ["Ana Roux 50%", "Ana Roux 25%; Jo Lind 25%"]);
  expect(one?.cue.writers.map(({ name, share }) => [name, share])).toEqual([
    ["Ana Roux", 75],
    ["Jo Lind", 25],
  ]);
});

test("the description of a marker names its people where no column does", async () => {
  const rows = (notes: string[]) =>
    [
      "Marker Name\tDescription\tIn\tOut",
      ...notes.map((note, at) => `MUS Delta ${at}\t${note}\t00:0${at}:00:00\t00:0${at}:10:00`),
    ].join("\n");
  const edit = await readEdit(
    rows([
      "Kapoor 50 / Reyes 50, Bright Crate",
      "J. Okafor - Bright Crate",
      "la zik de Tom, lui demander le nom",
    ]),
  );
  expect(edit.clips.map(({ writers = [], publishers = [] }) => namesIn([...writers, ...publishers]))).toEqual(
    [["Kapoor", "Reyes", "Bright Crate"], ["J. Okafor", "Bright Crate"], []],
  );
});
