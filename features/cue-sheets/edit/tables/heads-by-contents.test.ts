import { expect, test } from "vitest";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

async function read(rows: readonly string[]) {
  const edit = await readEdit(rows.join("\n"));
  const uses = usesOf(edit.clips).map(
    ({ name, startCode, endCode, isOff }) => `${name} ${startCode}–${endCode}${isOff ? " off" : ""}`,
  );
  return { uses, guessed: (edit.guessed ?? []).map(({ column, heading }) => `${heading}: ${column}`) };
}

const ROWS = [
  "Copper Sky;Full;01:00:10:00;01:00:40:00;Ann Roe",
  "Low Harbour;No Drums;01:02:00:00;01:02:30:00;Ann Roe",
  "Copper Sky;Full;01:05:00:00;01:05:12:00;Jo Kern",
  "Night Ferry;Underscore;01:06:00:00;01:07:00:00;Ann Roe",
];

test("columns under unknown headings are told by their contents, and named", async () => {
  const { uses, guessed } = await read(["Tune;Kind of mix;Goes;Leaves;By", ...ROWS]);
  expect(uses).toEqual([
    "Copper Sky (Full) 01:00:10:00–01:00:40:00",
    "Low Harbour (No Drums) 01:02:00:00–01:02:30:00",
    "Copper Sky (Full) 01:05:00:00–01:05:12:00",
    "Night Ferry (Underscore) 01:06:00:00–01:07:00:00",
  ]);
  expect(guessed).toEqual(["Tune: name", "Goes: start", "Leaves: end", "Kind of mix: version"]);
});

test("what headings say is kept, and a length with rising times gives the ends", async () => {
  const rows = [
    "Weiher;Folge 3;Sendung;18:00",
    "los;Dauer;Titel;Komponist/in",
    "0:10;0:30;Kupferhimmel;Eva Roth",
    "2:00;0:20;Hafen;Eva Roth",
    "5:05;1:00;Nachtboot;Eva Roth",
  ];
  const edit = await readEdit(rows.join("\n"));
  expect(edit.clips.map(({ name, start, end }) => [name, (end - start) / 25, start / 25])).toEqual([
    ["Kupferhimmel", 30, 10],
    ["Hafen", 20, 120],
    ["Nachtboot", 60, 305],
  ]);
  expect(edit.guessed).toEqual([{ column: "start", heading: "los" }]);
});

test("headings that are known are not guessed, and a table without telling contents is refused", async () => {
  expect((await read(["Title;Version;Start;End;By", ...ROWS])).guessed).toEqual([]);
  const texts = ["Tune;Kind;Goes;Leaves", "Copper Sky;Full;early;late", "Low Harbour;Full;early;late"];
  await expect(read(texts)).rejects.toMatchObject({ reason: "columns" });
  // Times that do not rise may be lengths.
  const lengths = ["Tune;Kind;Goes;Leaves", "A b c;x;5:10;0:30", "D e f;x;0:10;4:00", "G h i;x;0:01;0:00"];
  await expect(read(lengths)).rejects.toMatchObject({ reason: "columns" });
});

test("a word in brackets explains an unknown heading", async () => {
  const { uses, guessed } = await read(["Blob (title);Start;End", "Copper Sky;01:00:10:00;01:00:40:00"]);
  expect(uses).toEqual(["Copper Sky 01:00:10:00–01:00:40:00"]);
  expect(guessed).toEqual([]);
});

test("a row whose title starts with VOID or «muted –» is off, and a point without a name is no writer", async () => {
  const edit = await readEdit(
    [
      "Title;Start;End;Composer;Edit.",
      "VOID Copper Sky;01:00:10:00;01:00:40:00;Ann Roe 50 / éd. 50;Fen Lane Songs",
      "muted – Low Harbour;01:02:00:00;01:02:30:00;;",
      "Void of Stars;01:03:00:00;01:03:30:00;;",
    ].join("\n"),
  );
  expect(edit.clips.map(({ isOff }) => isOff === true)).toEqual([true, true, false]);
  expect(edit.clips[0]?.writers?.map(({ name }) => name)).toEqual(["Ann Roe"]);
  expect(edit.clips[0]?.publishers?.map(({ name }) => name)).toEqual(["Fen Lane Songs"]);
});
