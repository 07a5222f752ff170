import { expect, test } from "vitest";
import { cueOfUse } from "../cues-of-edit.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";
import { pieceMeant } from "./order-references.ts";

test.each<[string, number]>([
  ["first one again", 1],
  ["the first track again", 1],
  ["again the first one", 1],
  ["same as the first", 1],
  ["same music as the second one", 2],
  ["same as at the beginning", 1],
  ["#1 again", 1],
  ["reprise n° 2", 2],
  ["Again the 2", 2],
  ["SAME AS THE FIRST ONE", 1],
  ["same as 2", 2],
  ["encore le premier", 1],
  ["le deuxième, à nouveau", 2],
  ["reprise du premier morceau", 1],
  ["la même musique que la première", 1],
  ["comme au début", 1],
  ["n° 1 à nouveau", 1],
  ["nochmal der erste", 1],
  ["das erste Stück wieder", 1],
  ["wie am Anfang", 1],
  ["otra vez la primera", 1],
  ["el segundo tema otra vez", 2],
  ["di nuovo il primo", 1],
  ["lo stesso del primo", 1],
  ["weer de eerste", 1],
  ["hetzelfde als het eerste nummer", 1],
])("«%s» means the piece %i", (text, order) => {
  expect(pieceMeant(text)).toMatchObject({ order, isSure: true });
});

test.each(["the first one", "le premier morceau", "first track"])("«%s» may mean a piece", (text) => {
  expect(pieceMeant(text)).toMatchObject({ order: 1, isSure: false });
});

test.each([
  ...[
    "First One",
    "The First",
    "Premier amour",
    "Encore un premier amour",
    "First Light Again",
    "Second Hand News",
  ],
  ...[
    "Le premier jour",
    "Track 01",
    "Nummer 1",
    "Primo",
    "Again",
    "Das erste Mal",
    "1999",
    "Same Old Song",
    "2 again and again",
    ...["The Second Return", "First Return", "As First", "Second Theme Reprise", "Cue 2 Reprise"],
    ...["Reprise 2", "Encore 1", "Repeat 1", "re 1", "2 bis", "Cue 2 bis"],
  ],
])("«%s» is a title", (text) => {
  expect(pieceMeant(text)).toBeNull();
});

/** Returns the rows of an edit with their writers, as the sheet has them. */
async function rowsOf(...lines: string[]) {
  const { clips } = await readEdit(lines.join("\n"));
  return usesOf(clips).map((use) => {
    const { title = "", versionLabel = "", writers = [] } = cueOfUse(use, null);
    return [title, versionLabel, ...writers.map(({ name }) => name)].filter((one) => one !== "").join(" | ");
  });
}

test("rows of a typed list that mean another by its place have its music and its people, or are asked", async () => {
  const read = await rowsOf(
    '- 0:10 > 0:40 "Delta", comp. Ana Roux',
    "- 1:10 > 1:40 Alba",
    "- 2:10 > 2:40 idem",
    "- 3:10 > 3:40 encore le premier, version instrumentale",
    "- 4:10 > 4:40 #1 again",
    "- 5:10 > 5:40 le deuxième à nouveau",
    "- 6:10 > 6:40 le troisième encore",
    "- 7:10 > 7:40 the first one",
    '- 8:10 > 8:40 "First One Again"',
  );
  expect(read).toEqual([
    ...["Delta | Ana Roux", "Alba", "Alba", "Delta | Instrumental | Ana Roux", "Delta | Ana Roux", "Alba"],
    ...["", "", "First One Again"],
  ]);
});

test("in a numbered list a number is that of its row, and a number that it does not have is asked", async () => {
  const list = [
    "1. 0:10 - 0:40 Delta",
    "3. 1:10 - 1:40 Alba",
    "4. 2:10 - 2:40 #3 again",
    "5. 3:10 - 3:40 same as 2",
  ];
  expect(await rowsOf(...list)).toEqual(["Delta", "Alba", "Alba", ""]);
});

test("other sounds above the first music do not count", async () => {
  const list = ["0:10 - 0:40 Interview maire", "1:10 - 1:40 Delta", "3:10 - 3:40 first one again"];
  expect(await rowsOf(...list)).toEqual(["Interview maire", "Delta", "Delta"]);
});

test("rows of a table that mean another by its place have its music and its people, or are asked", async () => {
  const read = await rowsOf(
    "Titel;In;Out;Komponist",
    "Delta;01:00:20:00;01:00:50:00;Ana Roux",
    "Alba;01:02:00:00;01:02:31:05;Jo Lind",
    "nochmal das erste;01:03:00:00;01:03:31:05;",
    "the first one;01:04:00:00;01:04:31:05;",
    "First One;01:05:00:00;01:05:31:05;",
  );
  expect(read).toEqual(["Delta | Ana Roux", "Alba | Jo Lind", "Delta | Ana Roux", "", "First One"]);
});
