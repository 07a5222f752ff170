import { expect, test } from "vitest";
import { cueOfUse } from "../cues-of-edit.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

/** Reads a table with one row, and returns its writers, publishers and code. */
async function read(composer: string, code = ""): Promise<string> {
  const { clips } = await readEdit(`Title;In;Out;Composer;Ref\nDelta;0:10;0:20;${composer};${code}`);
  const { writers = [], publishers = [], reference = "" } = clips[0] ?? {};
  const named = (parties: typeof writers) =>
    parties.map(({ name, society, role = "" }) => [name, society, role].filter(Boolean).join(" ")).join(", ");
  return [named(writers), named(publishers), reference].join(" | ");
}

test.each([
  ["L. van Beethoven (DP)", "", "L. van Beethoven C |  | "],
  ["Erik Satie (domaine public)", "", "Erik Satie C |  | "],
  ["G. Verdi, PD", "", "G. Verdi C |  | "],
  ["Chopin (dp), E. Sorel (arr.)", "", "Chopin C, E. Sorel AR |  | "],
  ["trad., arr. Leo Brun", "", "Leo Brun AR |  | "],
  ["Ida Moss & Cole Byrne (both BMI)", "", "Ida Moss BMI C, Cole Byrne BMI C |  | "],
  ["Ana Roux SACEM, Leo Brun BMI", "", "Ana Roux SACEM C, Leo Brun BMI C |  | "],
  ["Ana Roux, chez Rive Music", "", "Ana Roux C | Rive Music | "],
  ["KPM", "KPM 1234-5", " | KPM | KPM 1234-5"],
  ["MegaTrax MX188-12", "", " | MegaTrax | MX188-12"],
  ["Ana Roux (KPM 1234-5)", "", "Ana Roux C |  | KPM 1234-5"],
])("of «%s» in a column of composers and the code «%s» the sheet has %s", async (cell, code, people) => {
  expect(await read(cell, code)).toBe(people);
});

test.each([
  ["Karl Marx", "KPM 1234-5", "Karl Marx C |  | KPM 1234-5"],
  ["Dolly Partridge", "DPA 12/3", "Dolly Partridge C |  | DPA 12/3"],
  ["Paul Dupont", "", "Paul Dupont C |  | "],
  ["Collina SPA", "", "Collina SPA C |  | "],
])("«%s» beside «%s» stays %s", async (cell, code, people) => {
  expect(await read(cell, code)).toBe(people);
});

const clipNamed = async (name: string) => {
  const events = `TITLE: Pilot\nFCM: NON-DROP FRAME\n001  AX  A  C  00:00:00:00 00:00:20:00 01:00:10:00 01:00:30:00\n* FROM CLIP NAME: ${name}`;
  const [use] = usesOf((await readEdit(events)).clips);
  const { title = "", reference = "", versionLabel = "" } = use ? cueOfUse(use, null) : {};
  return [title, versionLabel, reference].join(" | ");
};

test.each([
  ["MegaTrax MX188-12 Harbour Lights.wav", "Harbour Lights |  | MX188-12"],
  ["Harbour Lights MegaTrax MX188-12", "Harbour Lights |  | MX188-12"],
  ["Kosmo KOS 214/7 - Sel gemme.wav", "Sel gemme |  | KOS 214/7"],
  // The first letters of a title may be those of the library, and cues of the programme are numbered too.
  ["Kite Over Sea KOS 214/7 (60s).wav", "Kite Over Sea | 60 s edit | KOS 214/7"],
  ["Blue Ocean OCN 12/3.wav", "Blue Ocean |  | OCN 12/3"],
  ["MX101-02 Harbour", "Harbour |  | "],
])("the clip «%s» is %s", async (name, read) => {
  expect(await clipNamed(name)).toBe(read);
});

test.each([
  ["MegaTrax MX188-12, comp. J. Hale", "Foghorn | MX188-12 | J. Hale"],
  ["Für Elise (Beethoven, DP)", "Für Elise |  | Beethoven"],
  ["Harbour Lights, Ida Moss, chez Rive", "Harbour Lights |  | Ida Moss"],
  ["cue MX101-02 fade", "cue MX101-02 fade |  | "],
])("the description «%s» of a marker gives %s", async (description, row) => {
  const name = row.startsWith("Foghorn") ? "Foghorn" : "MX";
  const heads = "Marker Name\tDescription\tIn\tOut\tDuration\tMarker Type";
  const line = `${name}\t${description}\t00:00:10:00\t00:00:40:00\t00:00:30:00\tComment`;
  const [use] = usesOf((await readEdit(`${heads}\n${line}`)).clips);
  const { title = "", reference = "", writers = [] } = use ? cueOfUse(use, null) : {};
  expect([title, reference, writers.map((one) => one.name).join(", ")].join(" | ")).toBe(row);
});

test("a column “Music by” names composers", async () => {
  const { clips } = await readEdit("Title;In;Out;Music by\nDelta;0:10;0:20;Carl Orff (arr. J. Hale), BMI");
  expect(clips[0]?.writers?.map(({ name, role }) => `${name} ${role}`)).toEqual([
    "Carl Orff C",
    "J. Hale AR",
  ]);
});

test("a marker on a clip of Premiere names people and the code in its comment", async () => {
  const clip = (name: string, at: number, marker = "") =>
    `<clipitem id="c${at}"><name>${name}</name><start>${at}</start><end>${at + 100}</end><in>0</in><out>100</out>${marker}</clipitem>`;
  const marker = (comment: string) =>
    `<marker><name>Delta</name><comment>${comment}</comment><in>10</in><out>-1</out></marker>`;
  const clips = [
    clip("Delta.wav", 250, marker("MegaTrax MX188-12, comp. J. Hale")),
    clip("Alba.wav", 450, marker("louder, ask J. Hale")),
  ];
  const text = `<?xml version="1.0"?><xmeml version="4"><sequence><name>Pilot</name><rate><timebase>25</timebase><ntsc>FALSE</ntsc></rate><media><audio><track>${clips.join("")}</track></audio></media></sequence></xmeml>`;
  const edit = await readEdit(text);
  const read = edit.clips.map(({ reference = "", writers = [], publishers = [] }) =>
    [reference, ...[...writers, ...publishers].map(({ name }) => name)].join(" | "),
  );
  expect(read).toEqual(["MX188-12 | J. Hale | MegaTrax", ""]);
});
