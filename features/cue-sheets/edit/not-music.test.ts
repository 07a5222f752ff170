import { expect, test } from "vitest";
import { isCalledMusic, isNoMusic } from "./not-music.ts";

test.each([
  ["VOIX OFF EP2 PRISE 4.wav", true],
  ["AMBIANCE MARCHE FLOTTANT.wav", true],
  ["MEKONG_EP2_INTERVIEW_01.mov", true],
  ["ITW02_maire.wav", true],
  ["amb_rue-nuit", true],
  ["Room Tone.wav", true],
  ["tambour_court.wav", false],
  ["Ambre", false],
  ["Voixlactee theme", false],
  ["Nuit americaine.mp3", false],
  ["", false],
  ["SOT GOVERNOR PRESSER", true],
  ["SON SEUL MARCHÉ", true],
  ["PLATEAU PRESENTATRICE", true],
  ["Plató ambiente.wav", true],
  ["ZOOM0004_LR", true],
  ["Zoom sur la ville", false],
  ["zoom_0012.wav", true],
  ["Zoom 0012", true],
  ["Zoom 2000", false],
  ["O-Ton Meier.wav", true],
  ["o-ton_02", true],
  ["Ô ton visage", false],
  ["SOT02_maire", true],
  ["Le Sot et la lune", false],
  ["Sons seuls port", true],
  ["Un son seul", false],
  ["AMBIENTE CALLE", true],
  ["ambiente_calle.wav", true],
  ["Ambiente caldo", false],
  ["M&E Interview", false],
  ["Interview M. E. Durand", true],
  ["MUSIQUE D’AMBIANCE", false],
  ["CROWD_CHEER.wav", true],
  ["Crowd_Laugh_03", true],
  ["Crowd Pleaser", false],
  ["foule applaudissements", true],
  ["Host ISO mic", true],
  ["Buzzer wrong answer", true],
  ["WHOOSH_Metal_By_02.wav", true],
  ["DX_Hero_line_114", true],
  ["ATM_Wind_Field", true],
  ["RT_kitchen", true],
  ["BG_Field Crickets-01", true],
  ["DIA DE SOL", false],
  ["FOULE SENTIMENTALE", false],
  ["PROD Beat 3", false],
  ["Mic Drop", false],
  ["Son témoin caméra", true],
  ["Off journaliste – prise 3", true],
  ["Off the Wall", false],
  ["Geräusch Zug", true],
  ["Perche HF", true],
  ["Perché piangi", false],
  ["Night Bus (no vox)", false],
  ["Delta_sans voix.wav", false],
  ["Delta ohne Stimme", false],
  ["Voix sans fond", true],
  ["La voce del mare", false],
  ["Production Line", false],
])("%j is told not to be music: %s", (name, expected) =>
  expect(isNoMusic({ name, file: "", reel: "", channels: ["A1"] })).toBe(expected),
);

test.each([
  [["FX 1", "FX 2"], "", true],
  [["VOX 1"], "", true],
  [["FX 1", "MX 2"], "", false],
  [["MUS FX"], "", false],
  [["MUS + SFX"], "", false],
  [["M&E FX"], "", false],
  [["SCORE/FX", "BGM FX"], "", false],
  [["-1"], "effects.effects-1", true],
  [["-1"], "dialogue", true],
  [["-1"], "Effetti.Effetti-1", true],
  [["-1"], "music", false],
  [["DX 1"], "", true],
  [["PROD"], "", true],
  [["BG"], "", true],
  [["EFFETTI"], "", true],
  [["AMBIENTI"], "", true],
  [["RUIDOS SALA"], "", true],
  [["Geräusche"], "", true],
  [["PRINT MASTER ST"], "", true],
  [["LOC"], "", true],
  [["MUSICHE 5.1"], "", false],
  [["Stings"], "", false],
])(
  "on the tracks %j, in the role %j, an untold name is told not to be music: %s",
  (channels, role, expected) => {
    expect(isNoMusic({ name: "Porte grince", file: "", reel: "", role, channels })).toBe(expected);
    expect(isNoMusic({ name: "MX Porte grince", file: "", reel: "", role, channels })).toBe(false);
  },
);

test.each([
  [["MUS 1", "MUS 2"], "", false],
  [["Musique"], "", false],
  [["A1"], "music.music-1", false],
  [["MUS 1", "A3"], "", true],
  [["MUS FX"], "", true],
  [["A1"], "dialogue", true],
])("on the tracks %j, in the role %j, «Silence» is told not to be music: %s", (channels, role, expected) =>
  expect(isNoMusic({ name: "Silence.wav", file: "", reel: "", role, channels })).toBe(expected),
);

test.each([
  ["fond ITW 1", "Musique", false],
  ["fond ITW 1", "05_Musiques & sons", true],
  ["Coup de cymbale", "Bruitages", true],
  ["Coup de cymbale", "05_Musiques & sons", false],
  ["Coup de cymbale", "Voix off", true],
  ["Coup de cymbale", "Interview Martin", false],
  ["ITW Martin", "Music Festival 2024", true],
  ["Coup de cymbale", "", false],
])("«%s» in the folder «%s» is told not to be music: %s", (name, folder, expected) =>
  expect(isNoMusic({ name, file: "A 12.wav", folder, reel: "", channels: ["A1"] })).toBe(expected),
);

test.each([
  ["music.music-1", ["1"], true],
  ["dialogue.dialogue-1", ["1"], false],
  ["", ["MX 1"], true],
  ["", ["A1"], false],
])("in the role %j on the tracks %j a clip is called music: %s", (role, channels, expected) =>
  expect(isCalledMusic({ name: "Videoclip.mov", file: "", reel: "", role, channels })).toBe(expected),
);

test.each([
  ["FX02", true],
  ["DX 1", true],
  ["MX01", false],
  ["OFF_THE_WALL_FULL", false],
])("from the reel %j an untold name is told not to be music: %s", (reel, expected) =>
  expect(isNoMusic({ name: "Porte grince", file: "", reel, channels: ["A1"] })).toBe(expected),
);
