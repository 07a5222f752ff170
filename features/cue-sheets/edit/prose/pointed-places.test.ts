import { expect, test } from "vitest";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

async function read(...lines: string[]) {
  const edit = await readEdit(lines.join("\n"));
  const uses = usesOf(edit.clips).map(
    ({ name, start, end, isPoint }) => `${name} ${start / 25}\u2013${isPoint ? "?" : end / 25}`,
  );
  return { uses, pointed: edit.pointed, skipped: edit.skipped.map(({ line }) => line) };
}

test.each([
  ["\u2013", "hyphen and blanks", " - "],
  ["bis", "a German word", " bis "],
  ["to", "an English word", " to "],
  ["tot", "a Dutch word", " tot "],
])("minutes and seconds with a point are read in rows with %j (%s)", async (_, __, to) => {
  const { uses, pointed } = await read(
    "Musik, Folge 3",
    `0.05${to}0.20  Morgenrot`,
    `* 1.10${to}2.08  Tal der Birken`,
    "3.30 \u2013  Heimweg",
  );
  expect(uses).toEqual(["Morgenrot 5\u201320", "Tal der Birken 70\u2013128", "Heimweg 210\u2013?"]);
  expect(pointed).toBe("0.20");
});

test("a comma does as well, and times elsewhere in the text are read as the rows are", async () => {
  const { uses } = await read(
    "0,05\u20130,20 Aube",
    "1,10\u20132,08 Les Bouleaux",
    "Retour (de 3,00\u20133,30)",
  );
  expect(uses.slice(0, 2)).toEqual(["Aube 5\u201320", "Les Bouleaux 70\u2013128"]);
});

test("a price below such rows is no place", async () => {
  const { uses, skipped } = await read(
    "0.05-0.20 Morgenrot",
    "1.10-2.38 Tal der Birken",
    "12.30 Euro pro Minute",
  );
  expect([uses.length, skipped]).toEqual([2, [3]]);
});

test.each([
  ["days of a month", ["10.01\u201312.01 Colour grade", "14.02\u201315.02 Sound mix"]],
  ["amounts that are in no order", ["9.40\u20133.20 spread", "2.10\u20131.15 spread"]],
])("%s are no places of music", async (_, lines) => {
  await expect(read(...lines)).rejects.toThrow();
});

const MUSIC = ["Music", "0:00-0:14 Sunny Side", "0:20-2:08 Flour and Salt", "5:15-6:30 Slow Oven", ""];

test.each([
  ["Chapters", "0:00 Hello", "1:00 Kneading", "6:40 Goodbye"],
  ["Sprungmarken f\u00fcr YouTube", "0:00 Hallo", "1:00 Kneten", "6:40 Tsch\u00fcss"],
  ["Chapitres de la description", "0:00 Bonjour", "1:00 P\u00e9trir", "6:40 Au revoir"],
  ["Hoofdstukken", "0:00 Hallo", "1:00 Kneden", "6:40 Dag"],
  ["Cap\u00edtulos", "0:00 Hola", "1:00 Amasar", "6:40 Adi\u00f3s"],
  ["For the description box", "0:00 Hello", "0:20 Why bread", "5:15 Waiting"],
])("a second list of points below the heading \u00ab%s\u00bb is none of music", async (...points) => {
  const { uses, skipped } = await read(...MUSIC, ...points);
  expect(uses).toEqual(["Sunny Side 0\u201314", "Flour and Salt 20\u2013128", "Slow Oven 315\u2013390"]);
  expect(skipped).toEqual([1, 6, 7, 8, 9]);
});

test.each([
  ["Also in the film", "0:20 Flour and Salt", "5:15 Slow Oven", "0:00 Sunny Side", "6:40 Rye"],
  ["With voices", "0:20 Flour and Salt choir", "5:15 Slow Oven choir", "6:30 Rye"],
])("points below the heading \u00ab%s\u00bb that have the titles of rows are music", async (...points) => {
  expect((await read(...MUSIC, ...points)).uses.filter((use) => use.startsWith("Rye"))).toHaveLength(1);
});

test.each(["Music without ends", "Still open, no ends yet", "Chapter music"])(
  "points below the heading \u00ab%s\u00bb that start elsewhere are music whose ends are not known",
  async (heading) => {
    const { uses } = await read(...MUSIC, heading, "7:00 Rye", "8:00 Crust", "9:00 Crumbs");
    expect(uses.slice(3)).toEqual(["Rye 420\u2013?", "Crust 480\u2013?", "Crumbs 540\u2013?"]);
  },
);
