import { expect, test } from "vitest";
import { readEdit } from "./read-edit.ts";

const ROWS = ["0:12-0:40 Petit matin", "1:05-1:30 Le Quai", "2:00-2:20 Ardoise"];

/** Returns the writers of three rows below a sentence, and the titles of the doubt to which it leads. */
async function below(sentence: string, rows: readonly string[] = ROWS) {
  const { clips, doubts = [] } = await readEdit([sentence, ...rows].join("\n"));
  const people = clips.map(({ writers = [] }) => writers.map(({ name }) => name).join(", "));
  return { people, doubts: doubts.map(({ name }) => name) };
}

test.each([
  ["Toutes les musiques sont de Ana Roux sauf Le Quai (Léo Brun)", "Léo Brun"],
  ["toutes les musiques sont d'Ana Roux sauf la 2 qui est de Léo Brun", "Léo Brun"],
  ["All music by Ana Roux except Le Quai, by Ida Moss", "Ida Moss"],
  ["Alle Musik von Ana Roux außer Nr. 2 (Tilman Roth)", "Tilman Roth"],
  ["All music by Ana Roux except Le Quai (library)", ""],
])("«%s»: the excepted row has %s", async (sentence, excepted) => {
  expect(await below(sentence)).toEqual({
    people: ["Ana Roux", excepted, "Ana Roux"],
    doubts: ["Petit matin, Ardoise"],
  });
});

test.each(["sauf mention contraire", "sauf indication", "sauf à 1:05"])(
  "«%s» excepts no row by its name",
  async (words) => {
    const { people } = await below(`Toutes les musiques sont de Ana Roux ${words}`);
    expect(people).toEqual(["Ana Roux", "Ana Roux", "Ana Roux"]);
  },
);

const CODED = ["0:12-0:40 HL_Driftwood_v3", "1:05-1:30 HL_Lantern", "2:00-2:20 Ardoise"];

test.each([
  ["music by Hanna Lind, all HL_ cues hers", "Hanna Lind"],
  ["les HL_ sont d'Hanna Lind", "Hanna Lind"],
  ["HL_* = Hanna Lind", "Hanna Lind"],
])("«%s»: only names with these letters have the writer, and nothing is in doubt", async (sentence, name) => {
  expect(await below(sentence, CODED)).toEqual({ people: [name, name, ""], doubts: [] });
});

test.each([
  ...["not all HL_ cues are by Hanna Lind", "are all HL_ cues by Hanna Lind?", "HL_Lantern is new"],
  ...["HL_ files are from Paul Martin", "the HL_ stems were mixed by Paul Martin"],
])("«%s» says nothing of writers", async (sentence) => {
  expect(await below(sentence, CODED)).toEqual({ people: ["", "", ""], doubts: [] });
});
