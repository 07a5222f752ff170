import { expect, test } from "vitest";
import { readEdit } from "../read-edit.ts";

const LIST = ['- 1:00 à 1:20 "Delta"', '- 2:00 à 2:20 "Blau"'];

test.each([
  "08:30 fanfare au coin de la rue, une minute à peu près",
  "- 8:30 : la voisine chante à sa fenêtre",
  "Somebody left the window open. The brass band at 8:30 is one of ours?",
  "8:30 die Kapelle spielt am Brunnen",
  "8:30 la fanfare joue dans le delta",
])("«%s» is a row whose title and end are asked", async (line) => {
  const edit = await readEdit([...LIST, line].join("\n"));
  const asked = edit.clips.filter(({ start }) => start === (8 * 60 + 30) * edit.countingRate.base);
  expect(asked).toMatchObject([{ name: expect.stringMatching(/^[?]{2} /), isPoint: true }]);
});

test.each([
  "la fanfare à 8:30, rien à déclarer",
  "la réunion est à 8:30",
  "fanfare dans la rue, quelque part",
  "\u00e0 8:30 la fanfare couvre Delta",
  "8:30 elle chante Blau",
  "at 1:10 the choir is flat, leave it",
  "RDV 8:30 avec la chorale",
  "the choir sings at 1:45:00",
])("«%s» is no row, and is told", async (line) => {
  const edit = await readEdit([...LIST, line].join("\n"));
  expect(edit.clips).toHaveLength(2);
  expect(edit.skipped.map((one) => one.line)).toEqual([3]);
});

test("hours and minutes between time codes from 01:00:00:00 on are no minutes and seconds", async () => {
  const list = ['- 01:00:10:00 - 01:00:20:00 "Delta"', '- 01:02:00:00 - 01:02:20:00 "Blau"'];
  const edit = await readEdit([...list, "Someone sings at 01:11"].join("\n"));
  expect(edit.clips.at(-1)).toMatchObject({ start: 71 * 60 * edit.countingRate.base, isPoint: true });
});
