import { expect, test } from "vitest";
import { usesAsRead } from "../uses-as-read.ts";

const LATE = ["10:01:00 - 10:01:20 Delta", '10:02:00 to 10:02:30 "Ondine"', "10:03:00 - 10:03:10 Sel gris"];
const EARLY = ["1:00 - 1:20 Delta", "2:00 - 2:30 Ondine", "3:00 - 3:10 Sel gris"];
const addedTo = async (list: readonly string[], line: string) => {
  const { heard, edit } = await usesAsRead([...list, line].join("\n"));
  return { added: heard.slice(list.length), left: edit.skipped.map(({ text }) => text) };
};

test.each([
  ["end creds 10:28:30 - 10:29:00 theme", "theme 10:28:30:00\u201310:29:00:00"],
  ["closing titles 10:38:30 - 10:39:00 Echo", "Echo 10:38:30:00\u201310:39:00:00"],
  ["g\u00e9n\u00e9rique de fin 10:38:30 > 10:39:00 Echo", "Echo 10:38:30:00\u201310:39:00:00"],
  ["end credits 10:38:30 - 10:39:00", "end credits 10:38:30:00\u201310:39:00:00"],
  ["Abspann 10:38:30 - 10:39:00 Echo", "Echo 10:38:30:00\u201310:39:00:00"],
  ["au bar 10:38:30 - 10:39:00 \u00ab Echo \u00bb", "Echo 10:38:30:00\u201310:39:00:00"],
])("words before the times label the row of a list: \u00ab%s\u00bb", async (line, row) => {
  expect((await addedTo(LATE, line)).added).toEqual([row]);
});

test.each([
  ["10:24:00 sting same as before", /^sting.* 10:24:00:00/],
  ["10:24:00 virgule", /^virgule 10:24:00:00/],
  ["10:24:00 jingle m\u00e9t\u00e9o", /^jingle m\u00e9t\u00e9o 10:24:00:00/],
  ["10:24:00 bumper again", /^bumper.* 10:24:00:00/],
  ["10:24:00 theme", /^theme 10:24:00:00/],
  ["10:24:00 r\u00e1faga", /^r\u00e1faga 10:24:00:00/],
])("a start alone before a kind of music is a row without its end: \u00ab%s\u00bb", async (line, row) => {
  expect((await addedTo(LATE, line)).added).toEqual([expect.stringMatching(row)]);
});

test("words for music label a row to the minute and second, too", async () => {
  expect((await addedTo(EARLY, "end credits 4:10 - 4:40 Echo")).added).toEqual([
    "Echo 00:04:10:00\u201300:04:40:00",
  ]);
});

test.each([
  "lunch 12:30 - 13:30 at the thai place",
  "The shoot is from 10:15 to 11:00",
  "I am in 10:15 - 11:00 tomorrow",
  "10:24:00 music should be louder",
  "10:24:00 tapis trop fort",
  "the titles are 10:28:30 - 10:29:00 I think",
])("a sentence with a time is no row: \u00ab%s\u00bb", async (line) => {
  expect(await addedTo(LATE, line)).toEqual({ added: [], left: [line] });
});
