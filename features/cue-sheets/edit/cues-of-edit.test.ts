import { expect, test } from "vitest";
import { cueOfUse } from "./cues-of-edit.ts";

const use = (sourceIn?: number) => ({
  ...{ name: "Delta_2.wav", file: "", reel: "", channels: ["A1"], start: 10, end: 20, hasPicture: false },
  ...(sourceIn !== undefined && { sourceIn }),
});

test.each([
  [40, 40],
  [0, 0],
  [-1, null],
  [6_000_000, 6_000_000],
  [6_000_001, null],
  [undefined, null],
])("a source that plays from %j is written into the sheet from %j", (said, written) => {
  expect(cueOfUse(use(said), null)).toMatchObject({
    title: "Delta 2",
    start: 10,
    end: 20,
    sourceIn: written,
  });
});

test.each([
  ["MUSIQUE ÇA IRA MIEUX.new.01", "MUSIQUE ÇA IRA MIEUX"],
  ["Delta_2.new.02-01.wav", "Delta 2"],
  ["Accordéon forain.Copy.02", "Accordéon forain"],
  ["Delta.Sub.01", "Delta"],
  ["The new.wav", "The new"],
  ["Suite-02", "Suite-02"],
])("the title of %j in the sheet has no suffix of rendering", (name, title) => {
  expect(cueOfUse({ ...use(), name }, null).title).toBe(title);
});

test.each([
  [
    "APM_SOHO_227_Les Amants du Pont-N",
    "APM_SOHO_227_Les Amants du Pont-Neuf.wav",
    "APM SOHO 227 Les Amants du Pont-Neuf",
  ],
  ["Les Amants du Pont-Neuf, version longue", "Track 04.wav", "Les Amants du Pont-Neuf, version longue"],
  ["Delta", "Delta_Full Mix.wav", "Delta"],
  ["music OUTRO temp", "Radiohead - Pyramid Song.flac", "Radiohead - Pyramid Song"],
  ["musique fin", "Sel_gemme.wav", "Sel gemme"],
  ["zik", "Sel_gemme.wav", "Sel gemme"],
  ["TMP2", "夜.wav", "夜"],
  ["temp", "AB_0142.wav", "temp"],
  ["zik", "musique temp.wav", "zik"],
  ["zik", "", "zik"],
  ["son clip", "A007C004_230612_R1BX.mov", "son clip"],
])("a clip %j of the file %j has the title «%s»", (name, file, title) => {
  expect(cueOfUse({ ...use(), name, file }, null).title).toBe(title);
});

test.each([
  ["Delta (Instrumental)-07", "Delta", "Instrumental"],
  ["Delta (Instrumental)-07.wav", "Delta", "Instrumental"],
  ["QRS0311_04_SOIR DE JUIN_MAIN.WAV", "SOIR DE JUIN", "Full"],
  ["PLM44_02_Harbour_Wall_Full.L", "Harbour Wall", "Full"],
  ["Soir de juin_nodrums_STEREO.wav", "Soir de juin", "No drums"],
  ["Soir de juin_SsBatterie.wav", "Soir de juin", "No drums"],
  ["Soir de juin_Sans percus-01", "Soir de juin", "No drums"],
  ["Soir de juin - vers. 30s-02", "Soir de juin", "vers. 30s"],
  ["QRS031_22_WIND MILL_ALT MIX B.WAV", "WIND MILL", "ALT MIX B"],
  ["Wind Mill (Strings Only)", "Wind Mill", "Strings Only"],
  ["Wind Mill_v4_FINAL.wav", "Wind Mill", ""],
  ["SRC_Molly's Reel_mono", "Molly's Reel", ""],
  ["MX1 - Wind Mill (No Drums)", "Wind Mill", "No drums"],
  ["ZIK : Soir de juin", "Soir de juin", ""],
  ["1M4 Wind Mill", "Wind Mill", ""],
  ["Wind Mill (Main Title)", "Wind Mill", ""],
  ["Wind Mill (sung by the crew)", "Wind Mill", ""],
  ["\u201cWind Mill\u201d", "Wind Mill", ""],
  ["ZIK ???", "", ""],
  ["TEMP MX - REPLACE (BIGGER)", "", ""],
  ["TBC waiting on Mo", "", ""],
  ["Temp Track Blues", "Temp Track Blues", ""],
  ["Who Are You??", "Who Are You??", ""],
  // A writer after the title.
  ["Soir de juin (Underscore) - Helene Vasseur.wav", "Soir de juin", "Underscore"],
  ["Gabares 30s - Helene Vasseur & Tom Le Goff.wav", "Gabares", "30 s edit"],
  ["Vallée blanche (No Drums) - P. Nkemba.wav", "Vallée blanche", "No drums"],
  ["Vallée blanche - P. Nkemba", "Vallée blanche", ""],
  ["Love - Reprise", "Love - Reprise", ""],
  ["Marche - Paris", "Marche - Paris", ""],
  ["Sel - Gemme Bleue", "Sel - Gemme Bleue", ""],
  ["Ana Roux - A. Delta", "Ana Roux - A. Delta", ""],
  // Titles that end like a version, and titles with numbers.
  ["Kiss and Sting", "Kiss and Sting", ""],
  ["Le grand final", "Le grand final", ""],
  ["Mr L", "Mr L", ""],
  ["Opus-02", "Opus-02", ""],
  ["Apollo-11", "Apollo-11", ""],
  ["Route_66", "Route 66", ""],
  ["Le_grand_final", "Le grand final", ""],
  ["Wind_Mill_FINAL", "Wind Mill", ""],
  ["On_The_Radio", "On The Radio", ""],
  ["Too_Long.wav", "Too Long", ""],
  ["The_Sting", "The Sting", ""],
  ["Rue_Main", "Rue Main", ""],
  ["Wind_Mill_Full", "Wind Mill", "Full"],
  ["Wind_Mill_NoDrums", "Wind Mill", "No drums"],
  ["Part_03", "Part 03", ""],
  ["Summer 60", "Summer 60", ""],
  ["UB40 - Wind Mill", "UB40 - Wind Mill", ""],
  ["99 Balloons", "99 Balloons", ""],
  ["Music Box", "Music Box", ""],
  ["Radio Edit", "Radio Edit", ""],
  ["01.wav", "01", ""],
  ...[
    ...[
      "TBC Blues",
      "TBA Groove",
      "A Remplacer",
      "Temp Track",
      "Music_Box",
      "Turn_Left",
      "Carbon-Copy",
      "Grip-L",
    ],
    ...[
      "Road_A1",
      "UB40_Red",
      "Gone in 60 Seconds",
      "La_Version Des Faits",
      "Opus_30",
      "05 Heures",
      "08_Mai",
    ],
    ...["3 - Way Street", "SC41_TK3_DINNER", "Source_Code", "AK47 03 Rock"],
  ].map((name): [string, string, string] => [name, name.replaceAll("_", " "), ""]),
  ["Temp Music - Delta Waltz", "Delta Waltz", ""],
  ["TMP_MX_Delta", "Delta", ""],
  ["TBC", "", ""],
  ["\u00c0 remplacer", "", ""],
  ["a remplacer ?", "", ""],
  ["MX_Delta.wav", "Delta", ""],
  ["04_Delta", "Delta", ""],
])("the clip %j has the title «%s» and the version «%s»", (name, title, versionLabel) => {
  expect(cueOfUse({ ...use(), name }, null)).toMatchObject({ title, versionLabel });
});
