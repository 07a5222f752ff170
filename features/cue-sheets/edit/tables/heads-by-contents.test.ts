import { expect, test } from "vitest";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";
import { headsOrGuess } from "./heads-by-contents.ts";

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

const letters = (count: number) =>
  Array.from({ length: count }, (_, at) => `Q${"abcdefghij"[at % 10]}${"klmn"[at % 4]}w`);

test("a table with dozens of unknown headings is refused", async () => {
  const table = (columns: number) =>
    read([
      ["Zik", "Kdebut", "Kstop", ...letters(columns)].join(";"),
      ...["Copper Sky;1:10;1:40", "Low Harbour;2:00;2:30", "Night Ferry;3:00;3:20", "Red Mill;4:00;4:20"].map(
        (row) => row + ";x".repeat(columns),
      ),
    ]);
  expect((await table(5)).uses).toHaveLength(4);
  await expect(table(60)).rejects.toMatchObject({ reason: "columns" });
});

test("cells of times are read as often below several rows of words as below one", () => {
  const readsBelow = (headings: number) => {
    let reads = 0;
    const times = Array.from({ length: 40 }, () => {
      const cells = Array.from({ length: 20 }, () => "1:02:03");
      return new Proxy(cells, {
        get(target, key, receiver) {
          if (/^\d+$/.test(String(key))) reads += 1;
          return Reflect.get(target, key, receiver);
        },
      });
    });
    expect(headsOrGuess([...Array.from({ length: headings }, () => letters(20)), ...times])).toBeNull();
    return reads;
  };
  expect(readsBelow(8)).toBeLessThan(2 * readsBelow(1));
});

test("of several columns that may be titles, the heading for music tells, and without one the table is refused", async () => {
  const rows = [
    "Station Road;Ella waits;Copper Sky;1:00;1:30",
    "Old Mill;Tom runs;Low Harbour;2:00;2:30",
    "West Pier;Both sleep;Night Ferry;3:00;3:20",
  ];
  const { uses, guessed } = await read(["Ort;Vorgang;Zik;Kdebut;Kstop", ...rows]);
  expect(uses.map((use) => use.split(" undefined")[0])).toEqual(["Copper Sky", "Low Harbour", "Night Ferry"]);
  expect(guessed).toEqual(["Zik: name", "Kdebut: start", "Kstop: end"]);
  await expect(read(["Ort;Vorgang;Blob;Kdebut;Kstop", ...rows])).rejects.toMatchObject({ reason: "columns" });
});

test("a greeting with commas above a list in a mail is no row of headings", async () => {
  const { uses, guessed } = await read([
    "Hello Jo, here we go, thanks",
    '4:00 > 4:20, 0:20, "Copper Sky"',
    '5:00 > 5:45, 0:45, "Low Harbour"',
    '7:10 > 7:30, 0:20, "Night Ferry"',
    "we dropped Low Harbour",
  ]);
  expect(uses.map((use) => use.replace(/ undefined\S*/, ""))).toEqual([
    "Copper Sky",
    "Low Harbour off",
    "Night Ferry",
  ]);
  expect(guessed).toEqual([]);
});
