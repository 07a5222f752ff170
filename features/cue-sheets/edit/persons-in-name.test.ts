import { expect, test } from "vitest";
import { cueOfUse } from "./cues-of-edit.ts";
import { usesOf } from "./join-clips.ts";
import { readEdit } from "./read-edit.ts";

/** Returns the title, the version, the code and the writers of a clip in an edit decision list. */
async function cueOf(name: string, remark = "") {
  const text = [
    "TITLE: KITES EP 2",
    "001  AX  AA  C  00:00:00:00 00:00:30:00 01:00:00:00 01:00:30:00",
    `* FROM CLIP NAME: ${name}`,
    ...(remark === "" ? [] : [`* COMMENT: ${remark}`]),
  ].join("\n");
  const [use] = usesOf((await readEdit(text)).clips);
  if (!use) throw new Error("no use");
  const { title, versionLabel, reference, writers = [] } = cueOfUse(use, null);
  return [title, versionLabel, reference, writers.map((one) => one.name).join(" / ")];
}

test.each([
  ["HFX-5531 Damp Court - R. Osman.mp3", "Damp Court", "", "HFX-5531", "R. Osman"],
  ["HFX-5520 Gable End (Drumless) - R. Osman.mp3", "Gable End", "No drums", "HFX-5520", "R. Osman"],
  ["SND 2209-5 Oignon Blues (L. Tardy) 30s.wav", "Oignon Blues", "30 s edit", "SND 2209-5", "L. Tardy"],
  [
    "Quarry Lane QL77_03 - Tea at Nan's (J Abram, P Voss) 30s.wav",
    "Tea at Nan's",
    "30 s edit",
    "QL77_03",
    "J Abram / P Voss",
  ],
  ["BRM0412_07_BRUME LENTE_M CASTEL_UNDERSCORE.WAV", "BRUME LENTE", "Underscore", "BRM0412_07", "M CASTEL"],
  ["QRS0311_04 Soir de juin - A. Roux & L. Brun", "Soir de juin", "", "QRS0311_04", "A. Roux / L. Brun"],
  ["QRS 311/4 Soir de juin (A. Roux / L. Brun)", "Soir de juin", "", "QRS 311/4", "A. Roux / L. Brun"],
  ["NGT2291_Tin Roof.wav", "Tin Roof", "", "NGT2291", ""],
  ["JUKEBOX_NGT2291_Tin Roof_futz", "Tin Roof", "", "NGT2291", ""],
  ["CAR RADIO_NGT2304_Half Past", "Half Past", "", "NGT2304", ""],
  ["GLX-331_Petit Trot_instru.wav", "Petit Trot", "Instrumental", "GLX-331", ""],
])("the clip %j has its title, version, code and people apart", async (name, ...cue) => {
  expect(await cueOf(name)).toEqual(cue);
});

test.each([
  "Anna Blume",
  "Route 66",
  "Route 66 (Reprise)",
  "Mister Jones",
  "B-52",
  "B-52 Rock",
  "UB-40 Red",
  "DC-10 Take Off",
  "BLUR2000 Rise",
  "PSO-2020 Rise",
  "Blue Note BL - Rise",
  "Agent 007",
  "ISO9001 Blues",
  "ZONE-5531 Blues",
  "Jukebox Love",
  "CAR RADIO - Half Past",
  "Summer 1969",
])("the clip %j keeps all its words, and has no code and nobody", async (name) => {
  const [title, version, reference, writers] = await cueOf(name);
  expect([version || title, reference, writers]).toEqual([version || name, "", ""]);
});

test.each([
  ["QRS0311_04 Sonata - V. Finale", "Sonata - V. Finale"],
  ["QRS0311_04 Night - C. Minor", "Night - C. Minor"],
  ["QRS0311_04 Hommage (Anna Blume)", "Hommage (Anna Blume)"],
  ["QRS0311_04 Night (Grand Hotel)", "Night (Grand Hotel)"],
  ["QRS0311_04 Night - E Street", "Night - E Street"],
  ["QRS0311_04 Night - A Waltz", "Night - A Waltz"],
  ["QRS0311_04 Night Bus_Slow Dawn", "Night Bus Slow Dawn"],
])("the clip %j has the title «%s» and nobody", async (name, title) => {
  const [read, , , writers] = await cueOf(name);
  expect([read, writers]).toEqual([title, ""]);
});

test.each([
  ["GEN DEBUT - ORIGINAL C. LE BIHAN", "C. LE BIHAN"],
  ["Musique originale C. Roux / L. Brun", "C. Roux / L. Brun"],
  ["Original music: C. Roux", "C. Roux"],
  ["score original de C. Roux", "C. Roux"],
  ["ORIGINAL Grand Central", ""],
  ["original version, C. Roux valide", ""],
  ["remplace l'original C. Roux", ""],
])("the comment «%s» on a clip names «%s»", async (remark, writers) => {
  expect((await cueOf("GENERIQUE_KITES.WAV", remark))[3]).toBe(writers);
});
