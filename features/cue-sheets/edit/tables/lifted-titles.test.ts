import { expect, test } from "vitest";
import { cueOfUse } from "../cues-of-edit.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

/** Returns the title, the version, the code and the writers of the rows of a table with a title column. */
async function cuesOf(...names: readonly string[]) {
  const rows = names.map((name, at) => `${name}\t01:0${at}:00:00\t01:0${at}:30:00`);
  const { clips } = await readEdit(["Titre\tIN\tOUT", ...rows].join("\n"));
  return usesOf(clips).map((use) => {
    const { title, versionLabel, reference, writers = [] } = cueOfUse(use, null);
    return [title, versionLabel, reference, writers.map(({ name }) => name).join(" / ")];
  });
}
const cueOf = async (name: string) => (await cuesOf(name, "Alba"))[0];

test.each([
  ['Titles - "Saturday Nights" - show theme (comp. Theo Brann)', "Saturday Nights", "", "", "Theo Brann"],
  ['goal of the month: "Paper Crown" by Kestrel Row', "Paper Crown", "", "", ""],
  ["Bramble sings 'Ten Acorns' a cappella", "Ten Acorns", "", "", ""],
  ["Shantychor B\u00fcsum, \u201eWo de Seewellen\u201c", "Wo de Seewellen", "", "", ""],
  ['Actuaci\u00f3n 1 - Los Faroles - "Calle sin nombre" (M. Otero)', "Calle sin nombre", "", "", "M. Otero"],
  ['colch\u00f3n: RIV-5498-11 "Suspense 4" (R. Tamay) bajo voz', "Suspense 4", "", "RIV-5498-11", "R. Tamay"],
  ["Jeanne chante \u00ab Aux marches \u00bb au bar", "Aux marches", "", "", ""],
  [
    "tapis m\u00e9t\u00e9o : RIV 0417-22 \u00ab Anticyclone \u00bb (G. Fabre)",
    "Anticyclone",
    "",
    "RIV 0417-22",
    "G. Fabre",
  ],
  [
    "headlines bed - BSP 140/6 Floodlit (Instr) - N. Akand",
    "Floodlit",
    "Instrumental",
    "BSP 140/6",
    "N. Akand",
  ],
  ["VT2 montage: BSP 151/2 Iron Lungs 60s", "Iron Lungs", "60 s edit", "BSP 151/2", ""],
  ["Cabecera gala (comp. Nuria Sagas)", "Cabecera gala", "", "", "Nuria Sagas"],
  ["Virgule gala (M. Otero)", "Virgule gala", "", "", "M. Otero"],
])("the cell «%s» gives its title, version, code and people apart", async (name, ...cue) => {
  expect(await cueOf(name)).toEqual(cue);
});

test.each([
  "Titelmusik \u201eWattl\u00e4ufer\u201c",
  'Theme from "Delta"',
  'The Ballad of "Kid" Jones',
  'Play "Misty" for Me',
  'Les "Grands" chemins',
  "Rock 'n' Roll",
  "Ain't Nobody's Business",
  'Symphony No. 5: "Fate"',
  "Sinfonie Nr. 6 - \u201ePastorale\u201c",
  "Sinfon\u00eda n\u00b0 9: \u00abCoral\u00bb",
  "Symphonie n\u00b0 3 \u2013 \u00ab H\u00e9ro\u00efque \u00bb",
  'Ouverture: "1812"',
  'Suite No. 3 - "Air"',
  '"Air" - Suite No. 3',
  'Part 1: "Dawn", Part 2: "Dusk"',
  'Delta - "Live"',
  "Hommage (Anna Blume)",
  "Night (Grand Hotel)",
  "Mister Jones",
  "Route 66",
  "B-52",
  "Farmer \u2013 M. Roussel talks",
])("the cell «%s» is a title as it is", async (name) => {
  expect(await cueOf(name)).toEqual([name, "", "", ""]);
});

test("what stands between signs for inches and seconds is no title", async () => {
  const [title] = (await cueOf('Delta 12" mix and 7" edit')) ?? [];
  expect(title).toContain("Delta");
});

test("speech beside words in quotation marks stays as it is, so that it is no music", async () => {
  expect((await cueOf('ITW maire : "On a gagn\u00e9"'))?.[0]).toContain("ITW");
});

test("the code of a former row and a word for again give its title", async () => {
  expect(await cuesOf("headlines bed - BSP 140/6 Floodlit", "table bed - BSP 140/6 again")).toEqual([
    ["Floodlit", "", "BSP 140/6", ""],
    ["Floodlit", "", "BSP 140/6", ""],
  ]);
});

test("persons without a word for them stay where a column names the people", async () => {
  const table = [
    "Titre\tIN\tOUT\tCompositeur",
    "Virgule (M. Otero)\t0:10\t0:40\tAna Roux",
    "Alba\t1:00\t1:30\t",
  ];
  const { clips } = await readEdit(table.join("\n"));
  expect(clips[0]).toMatchObject({ name: "Virgule (M. Otero)", writers: [{ name: "Ana Roux" }] });
});

test("beside a column of labels the descriptions are the titles", async () => {
  const rows = [
    ["MX", "Delta", "comp. Ana Roux"],
    ["MX", "Alba", ""],
    ["MX", "Mira", ""],
    ["Nera", 'client: "Too Loud"', ""],
    ["STING", "wipe sting", ""],
    ["crowd", 'fans sing club song "Up the Estuary" clear', ""],
    ["STING", "same wipe sting", ""],
  ];
  const lines = rows.map(([name, text], at) => `${name}\t${text}\t00:0${at}:00:00\t00:0${at}:30:00`);
  const { clips } = await readEdit(["Marker Name\tDescription\tIn\tOut", ...lines].join("\n"));
  expect(clips.map(({ name }) => name)).toEqual([
    ...["Delta", "Alba", "Mira", "Nera", "wipe sting", "Up the Estuary", "wipe sting"],
  ]);
});
