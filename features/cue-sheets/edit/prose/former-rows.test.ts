import { expect, test } from "vitest";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

async function usesOfLines(...lines: string[]) {
  const edit = await readEdit(lines.join("\n"));
  return usesOf(edit.clips).map(({ name, start, end }) => `${name} ${start / 25}–${end / 25}`);
}
const DELTA = '- 1:00 à 1:20 "Delta"';

test.each([
  "euh non 1:00 à 1:40",
  "sorry, actually 1:00 - 1:40",
  "pardon, 1:00 à 1:40",
  "nein, 1:00 bis 1:40",
])("«%s» takes the place of the times of the row above", async (line) => {
  expect(await usesOfLines('- 0:05 à 0:20 "Blau"', DELTA, line)).toEqual(["Blau 5–20", "Delta 60–100"]);
});

test("times that the same line corrects are left out", async () => {
  expect(await usesOfLines(`${DELTA}, euh non 1:00 à 1:40`)).toEqual(["Delta 60–100"]);
  expect(await usesOfLines(`${DELTA} (only 1:05 - 1:10)`)).toEqual(["Delta 65–70"]);
});

test("a sentence that names a title and other times gives its row these times", async () => {
  const lines = ['- 0:05 à 0:20 "Blau"', DELTA, "gardez Delta finalement mais seulement de 1:05 à 1:15"];
  expect(await usesOfLines(...lines)).toEqual(["Blau 5–20", "Delta 65–75"]);
});

test("a line with two places is two rows, and the same music has its title", async () => {
  expect(await usesOfLines(`${DELTA} (no drums) puis même titre en full 1:20 > 1:45`)).toEqual([
    "Delta (no drums) 60–80",
    "Delta (full) 80–105",
  ]);
});

test("music that a line repeats by its kind has the title of the row above", async () => {
  expect(
    await usesOfLines(
      '- 1:00 à 1:06 virgule "Delta"',
      '- 2:00 à 2:30 "Blau"',
      "et re virgule à 3:00 (6 sec)",
    ),
  ).toEqual(["Delta (virgule) 60–66", "Blau 120–150", "Delta (virgule) 180–186"]);
});
