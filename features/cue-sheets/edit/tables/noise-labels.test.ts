import { expect, test } from "vitest";
import { decide } from "../decisions.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

/** Returns for each row of a list whether it is taken, asked about or left out. */
async function statesOf(heads: string, ...rows: string[]) {
  const { clips } = await readEdit([heads, ...rows].join("\n"));
  return usesOf(clips).map((use) => {
    const { isTaken, isAmongSounds } = decide(use, []);
    return isTaken ? "taken" : isAmongSounds ? "asked" : "left out";
  });
}
const DELTA = "1;0:10;0:40;Delta;Ana Roux;Rive RV 12/3;";

test.each([
  ["Label", "SFX", "left out"],
  ["Label / Nr.", "Ger\u00e4usch", "left out"],
  ["Label", "FX disc", "left out"],
  ["Library", "sound effects", "left out"],
  ["\u00c9diteur", "bruitage", "left out"],
  ["Library", "wild track", "left out"],
  ["Sello / ref.", "efectos de sonido", "left out"],
  ["Etichetta", "effetti sonori", "left out"],
  ["Label / nummer", "geluidseffect", "left out"],
  ["Label", "Atmos", "left out"],
  ["Label", "Atmos Records", "taken"],
  ["Label", "FX 12/4", "taken"],
  ["Label", "Foley Street Music", "taken"],
])("a row with \u00ab%s\u00bb \u00ab%s\u00bb is %s", async (heading, label, expected) => {
  const row = `2;1:10;1:20;porte qui grince;;${label};`;
  expect(await statesOf(`No.;In;Out;Title;Composer;${heading};Notes`, DELTA, row)).toEqual([
    "taken",
    expected,
  ]);
});

test("a writer beside such a label settles that it is music", async () => {
  const row = "2;1:10;1:20;Brume;Leo Brun;Atmos;";
  expect(await statesOf("No.;In;Out;Title;Composer;Label;Notes", DELTA, row)).toEqual(["taken", "taken"]);
});

test.each([
  ["FX DISC", "left out"],
  ["SFX CD", "left out"],
  ["effects library", "left out"],
  ["fx disc on top", "taken"],
  ["disc 4", "taken"],
])("a row with the note \u00ab%s\u00bb is %s", async (note, expected) => {
  const row = `2;1:10;1:20;MATCH CROWD;;;${note}`;
  expect(await statesOf("No.;In;Out;Title;Composer;Label;Notes", DELTA, row)).toEqual(["taken", expected]);
});

test.each([
  "jingle speech",
  "Jingle, gesprochen",
  "jingle voix",
  "spoken ident",
  "jingle hablado",
  "jingle parlato",
])("a row with the note or the label \u00ab%s\u00bb is asked about", async (words) => {
  const heads = "No.;In;Out;Title;Composer;Label;Notes";
  const written = words.includes(",") ? `"${words}"` : words;
  expect(await statesOf(heads, DELTA, `2;1:10;1:20;Station ID;;;${written}`)).toEqual(["taken", "asked"]);
  expect(await statesOf(heads, DELTA, `2;1:10;1:20;Station ID;;${written};`)).toEqual(["taken", "asked"]);
});

test("a jingle with speech of another kind is music", async () => {
  const heads = "No.;In;Out;Title;Composer;Label;Notes";
  const rows = [`2;1:10;1:20;Speech Jingle;;;`, `3;1:30;1:40;Station ID;;;jingle under speech`];
  expect(await statesOf(heads, DELTA, ...rows)).toEqual(["taken", "taken", "taken"]);
});
