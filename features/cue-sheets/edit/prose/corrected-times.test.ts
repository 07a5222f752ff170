import { expect, test } from "vitest";
import { usesAsRead } from "../uses-as-read.ts";

const LIST = [
  "- 24:05 > 25:00 \u00ab Le Coffre \u00bb",
  "- 31:00 > 31:40 Rent's Due",
  "- 40:00 > 40:30 Delta",
];
const readWith = async (...lines: string[]) => {
  const { heard, edit } = await usesAsRead([...LIST, "", ...lines].join("\n"));
  return {
    rows: heard.map((row) => row.replace(/00:(\d\d:\d\d):00/g, "$1")),
    left: edit.skipped.map(({ text }) => text),
    doubts: edit.doubts ?? [],
  };
};
const ROWS = ["Le Coffre 24:05\u201325:00", "Rent's Due 31:00\u201331:40", "Delta 40:00\u201340:30"];

test.each([
  [
    "PS (19:02) : erreur de ma part, \u00ab Le Coffre \u00bb commence \u00e0 24:15 et pas 24:05, la fin ne bouge pas.",
  ],
  ["PS : \u00ab Le Coffre \u00bb commence \u00e0 24:15 et pas 24:05"],
  ["d\u00e9sol\u00e9, Le Coffre d\u00e9bute \u00e0 24:15 pas 24:05"],
  ["oops Le Coffre starts at 24:15 not 24:05"],
  ["sorry - Le Coffre starts 24:15, not 24:05"],
  [
    "Je me suis tromp\u00e9e hier soir en relevant. \u00ab Le Coffre \u00bb commence \u00e0 24:15, pas 24:05.",
  ],
  ["my mistake: \u201cLe Coffre\u201d begins at 24:15 instead of 24:05"],
])("\u00ab%s\u00bb corrects the start behind words that lead in", async (line) => {
  const { rows } = await readWith(line);
  expect(rows).toEqual(["Le Coffre 24:15\u201325:00", ROWS[1], ROWS[2]]);
});

test.each([
  ["fyi Rent's Due comes out at 31:20 now, I faded early for her line"],
  ["Rent's Due now ends at 31:20"],
  ["Rent's Due finit d\u00e9sormais \u00e0 31:20"],
  ["au fait, Rent's Due sort \u00e0 31:20 maintenant"],
  ["Rent's Due endet jetzt bei 31:20"],
  ["Rent's Due ahora acaba en 31:20"],
])("\u00ab%s\u00bb corrects the end of the row", async (line) => {
  const { rows } = await readWith(line);
  expect(rows).toEqual([ROWS[0], "Rent's Due 31:00\u201331:20", ROWS[2]]);
});

test.each([
  ["Delta is in at 39:50 now"],
  ["Delta rentre \u00e0 39:50 maintenant"],
  ["sorry, Delta comes in at 39:50 now"],
])("\u00ab%s\u00bb corrects the start of the row", async (line) => {
  const { rows } = await readWith(line);
  expect(rows).toEqual([ROWS[0], ROWS[1], "Delta 39:50\u201340:30"]);
});

test.each([
  ["a question", "does Delta come out at 40:20 now?", "Delta"],
  ["a wish", "could Delta be out by 40:20", "Delta"],
  ["a remark", "le r\u00e9al trouve \u00ab Le Coffre \u00bb trop fort vers 24:30", "Le Coffre"],
  ["an end before the start", "Rent's Due comes out at 30:20 now", "Rent's Due"],
  ["other words", "je coupe Rent's Due 5 images plus t\u00f4t, donc 31:12", "Rent's Due"],
])("%s that names a row and a time is a doubt on the row: \u00ab%s\u00bb", async (_, line, name) => {
  const { rows, doubts } = await readWith(line);
  expect(rows).toEqual(ROWS);
  expect(doubts).toEqual([{ line: 5, name, text: line }]);
});

test.each([
  ["an hour that belongs to no row", "lunch at 13:00? the thai place"],
  ["a row without a time", "Delta is my favourite"],
  ["the header of a mail", "Objet : Delta, version de 18:47"],
  ["an older mail", "> Delta was at 38:00 in the last list"],
])("%s is no doubt: \u00ab%s\u00bb", async (_, line) => {
  const { rows, left, doubts } = await readWith(line);
  expect([rows, left, doubts]).toEqual([ROWS, [line], []]);
});

test("a sentence that corrects two rows with the same title changes neither and is a doubt", async () => {
  const { heard, edit } = await usesAsRead(
    ["- 1:00 > 1:20 Delta", "- 2:00 > 2:20 Delta", "- 3:00 > 3:20 Ondine", "Delta ends at 2:10 now"].join(
      "\n",
    ),
  );
  expect(heard[1]).toBe("Delta 00:02:00:00\u201300:02:20:00");
  expect(edit.doubts?.map(({ name }) => name)).toEqual(["Delta"]);
});
