import { expect, test } from "vitest";
import { cueOfUse } from "../cues-of-edit.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

/** Reads a list of one row and returns its title, code, writers and publishers as the sheet has them. */
async function rowOf(list: string): Promise<string> {
  const [use] = usesOf((await readEdit(list)).clips);
  const cue = use ? cueOfUse(use, null) : {};
  const named = (parties: readonly { name: string; society: string }[] = []) =>
    parties.map(({ name, society }) => (society === "" ? name : `${name} ${society}`)).join(", ");
  return [cue.title, cue.reference, named(cue.writers), named(cue.publishers)].join(" | ");
}
const typed = (line: string) => rowOf(`0:12-0:40 ${line}`);

test.each([
  ["Petit matin, Ana Roux, chez Rive Music RIV 12/3", "Petit matin | RIV 12/3 | Ana Roux | Rive Music"],
  ["Sel gemme, Léo Brun (Kosmo KOS 214/7)", "Sel gemme | KOS 214/7 | Léo Brun | Kosmo"],
  ["Der Kai, Léo Brun, bei Nordlicht", "Der Kai |  | Léo Brun | Nordlicht"],
  ["Night Bus, Ida Moss & Cole Byrne, both BMI", "Night Bus |  | Ida Moss BMI, Cole Byrne BMI | "],
  ["Night Tram - Ida Moss / Cole Byrne (both BMI)", "Night Tram |  | Ida Moss BMI, Cole Byrne BMI | "],
  ["Gnossienne n° 1, Satie (domaine public)", "Gnossienne n° 1 |  | Satie | "],
  ["\u00ab Lueur \u00bb (chez Cezame, CZM 045/12)", "Lueur | CZM 045/12 |  | Cezame"],
  ["Sel gemme, Léo Brun, Kosmo, KOS 214-7", "Sel gemme | KOS 214-7 | Léo Brun | Kosmo"],
  ["Peter and the Wolf, Prokofiev, chez Boosey", "Peter and the Wolf |  | Prokofiev | Boosey"],
  ["Drift / Ida Moss / KPM 1234-5", "Drift | KPM 1234-5 | Ida Moss | "],
  ["O Fortuna, Carl Orff, Schott Music", "O Fortuna |  | Carl Orff | Schott Music"],
  ["Nocturne n° 12 – Chopin (DP) – interprète : A. Roux", "Nocturne n° 12 |  | Chopin | "],
  ["\u00ab Lueur \u00bb de Ana Roux (SACEM), chez Rive", "Lueur |  | Ana Roux SACEM | Rive"],
  ["Auld Lang Syne (trad arr Cole Byrne)", "Auld Lang Syne |  | Cole Byrne | "],
  ["Greensleeves trad.", "Greensleeves |  |  | "],
  ['"Foghorn", E. Sorel, GEMA, Verlag Nordlicht', "Foghorn |  | E. Sorel GEMA | Nordlicht"],
])("the line «%s» is read as %s", async (line, row) => {
  expect(await typed(line)).toBe(row);
});

test.each([
  ["Dîner, chez Marcel", "Dîner, chez Marcel |  |  | "],
  ["Rain, Silver Lane", "Rain, Silver Lane |  |  | "],
  ["Carmen - Habanera, Georges Bizet (DP)", "Carmen |  |  | "],
  ["Paris, Texas", "Paris, Texas |  |  | "],
  ["Sunrise, Brussels, BMI", "Sunrise, Brussels, BMI |  |  | "],
  ["Kalinka, Russie, trad.", "Kalinka, Russie |  |  | "],
  ["Mother Goose, Part / Whole", "Mother Goose, Part / Whole |  |  | "],
  ["Scarborough Fair (trad.)", "Scarborough Fair |  |  | "],
  ['"Delta" (label Rive RIV 12-3)', "Delta | RIV 12-3 |  | "],
  ['"Delta" RIV 12-3, Fen Lane', "Delta | RIV 12-3 |  | "],
  ['"Delta", sung by Ana Roux, BMI', "Delta |  |  | "],
  ['"Delta", Ana Roux (BMI?)', "Delta |  |  | "],
])("the line «%s» names nobody: %s", async (line, row) => {
  expect(await typed(line)).toBe(row);
});

const LINE = "Delta | RIV 12/3 | Ana Roux | Rive Music";
test.each<[string, string, string?]>([
  ["Titel;In;Out;Bemerkung", "Delta;0:10;0:20;Ana Roux, chez Rive Music RIV 12/3"],
  ["Title;In;Out;Notes", "Delta;0:10;0:20;Ana Roux, chez Rive Music RIV 12/3"],
  [
    "Title;In;Out;Notes",
    "Delta;0:10;0:20;Ana Roux (SACEM?), chez Rive Music RIV 12/3",
    "Delta | RIV 12/3 |  | ",
  ],
  ["Title;In;Out;Notes", "Delta, Ana Roux, chez Rive Music RIV 12/3;0:10;0:20;"],
])("under «%s» the row «%s» is read like a line", async (heads, row, read = LINE) => {
  expect(await rowOf(`${heads}\n${row}`)).toBe(read);
});
