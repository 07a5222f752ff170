import { expect, test } from "vitest";
import { cueOfUse } from "./cues-of-edit.ts";
import { usesOf } from "./join-clips.ts";
import { readEdit } from "./read-edit.ts";

/** Returns the title, code and writers of the last row of a list. */
async function lastOf(list: string): Promise<string> {
  const use = usesOf((await readEdit(list)).clips).at(-1);
  const { title = "", reference = "", writers = [] } = use ? cueOfUse(use, null) : {};
  return [title, reference, writers.map(({ name }) => name).join(", ")].join(" | ");
}
const below = (row: string, code = "RIV 12 plage 3") =>
  lastOf(`0:12-0:40 Petit matin, Ana Roux, Rive Music ${code}\n1:05-1:30 ${row}`);

test.each([
  ["Le Quai, même album, plage 7", "Le Quai | RIV 12 plage 7 | Ana Roux"],
  ["« Lueur » (même album, plage 2)", "Lueur | RIV 12 plage 2 | Ana Roux"],
  ["Foghorn, same album, track 9", "Foghorn | RIV 12 plage 9 | Ana Roux"],
  ["Der Kai, gleiches Album, Titel 4", "Der Kai | RIV 12 plage 4 | Ana Roux"],
  ["Le Quai, même album", "Le Quai |  | Ana Roux"],
  ["Same Album Blues", "Same Album Blues |  | "],
  ["Le Quai, plage 7", "Le Quai |  | "],
])("the row «%s» below music of an album is %s", async (row, read) => {
  expect(await below(row)).toBe(read);
});

test("the number of the track is written as in the code of the album", async () => {
  expect(await below("Foghorn, same album, track 9", "RIV 1234-05")).toBe("Foghorn | RIV 1234-09 | Ana Roux");
});

test("a remark of a table may say so", async () => {
  const table =
    "Title;In;Out;Notes\nPetit matin;0:10;0:20;Ana Roux, chez Rive Music RIV 12/3\nLe Quai;0:30;0:40;même album, plage 7";
  expect(await lastOf(table)).toBe("Le Quai | RIV 12/7 | Ana Roux");
});

test.each(["Nocturne n° 12", "Étude n°12"])("the number of «%s» is part of the title", async (title) => {
  expect(await below(title)).toBe(`${title} |  | `);
});
