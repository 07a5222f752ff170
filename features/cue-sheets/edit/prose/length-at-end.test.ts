import { expect, test } from "vitest";
import { readEdit } from "../read-edit.ts";
import { usesAsRead } from "../uses-as-read.ts";

test.each([
  ["19:00:00  GEN     G\u00e9n\u00e9rique JT (hab.)        0'18", "G\u00e9n\u00e9rique JT", "19:00:18"],
  ["19:00:00 Delta 0'25", "Delta", "19:00:25"],
  ["19:00:00  Tapis m\u00e9t\u00e9o   1\u201905\u201d", "Tapis m\u00e9t\u00e9o", "19:01:05"],
  ["19:00:00  Weather bed   45 s", "Weather bed", "19:00:45"],
  ["19:00:00  Weather bed   0:45", "Weather bed", "19:00:45"],
  ["01:02:00  Weather bed   1:05", "Weather bed", "01:03:05"],
  ["10:02:00  Weather bed   01:05", "Weather bed", "10:03:05"],
  ["19:00:00  Take 5   0'45", "Take 5", "19:00:45"],
  ["- 19:00:00\tTitelmusik\t20 sec", "Titelmusik", "19:00:20"],
  ["19:00:00  FIN     G\u00e9n\u00e9rique de fin   0'12", "G\u00e9n\u00e9rique de fin", "19:00:12"],
])("the length at the end of \u00ab%s\u00bb is that of the music", async (line, title, end) => {
  const { heard } = await usesAsRead(`${line}\n19:10:00 - 19:10:20 Sel gris\n19:11:00 - 19:11:20 Ondine`);
  const start = /\d\d:\d\d:\d\d/.exec(line)?.[0];
  expect(heard).toContain(`${title} ${start}:00\u2013${end}:00`);
});

test("a rundown is read though only lengths tell the ends of its rows", async () => {
  const { heard } = await usesAsRead(
    "20:00:00  GEN   Opening theme   0'18\n20:00:18  BED   Headlines bed   0'47\n20:01:05  STG   Sting   0'05",
  );
  expect(heard).toEqual([
    "Opening theme 20:00:00:00\u201320:00:18:00",
    "Headlines bed 20:00:18:00\u201320:01:05:00",
    "STG Sting 20:01:05:00\u201320:01:10:00",
  ]);
});

test.each([
  ["the size of shoes", "19:00:00  Chaussures bleues, pointure 42"],
  ["the size of shoes in a cell", "19:00:00  Blue Suede Shoes   42"],
  ["the number of an album", "19:00:00  Delta   KLM 12/05"],
  ["a year", "19:00:00  Delta   1945"],
  ["an end, perhaps", "0:10  Delta   0:45"],
  ["an end of the same hour, perhaps", "19:02:00  Delta   19:30"],
])("%s is no length: \u00ab%s\u00bb", async (_, line) => {
  const edit = await readEdit(`${line}\n19:10:00 - 19:10:20 Sel gris\n19:11:00 - 19:11:20 Ondine`);
  const row = edit.clips.find(({ name }) => !/^(?:Sel gris|Ondine)/.test(name));
  expect(row?.isPoint).toBe(true);
});

test("a row with a start and an end keeps its end beside a length", async () => {
  const { heard } = await usesAsRead("0:10 - 0:30 Delta 0'25\n0:40 - 0:50 Ondine");
  expect(heard[0]).toMatch(/^Delta.* 00:00:10:00\u201300:00:30:00$/);
});

test("a plan of a day with the lengths of its scenes is no list of music", async () => {
  const read = readEdit("09:00  Scene 12 kitchen   1'30\n10:30  Scene 14 garden   2'10\n12:00  Lunch   1'00");
  await expect(read).rejects.toThrow();
});
