import { expect, test } from "vitest";
import { folderOf } from "./folder-names.ts";
import { isLabelledMusic, isNotMusic } from "./not-music.ts";

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
  ["SC12_TK3_HARBOUR DINNER", true],
  ["SC12_WILD TK2_GULLS", true],
  ["Scene 12", false],
  ["SON : averse", true],
  ["Son de minuit", false],
  ["ZIK ambiance marine", false],
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
  ["Open Mic.wav", false],
  ["One Mic", false],
  ["Guest iso_mic.wav", true],
  ["DX 7 Dreams", false],
  ["DX_7_Dreams.wav", false],
  ["DX 7th line", true],
  ["Crowd_Pleaser.wav", false],
  ["PROD_Beat_Delta", false],
  ["BG_Delta", false],
  ["RT_66", false],
  ["RT_01", true],
  ["DX_01.wav", true],
  ["DX 12", true],
  ["WALLA_01.wav", true],
  ["CROWD_Stade.wav", true],
  ["RT_66.wav", false],
  ["ATM_Robbery", false],
  ["ATM_wind", true],
  ["Buzzer Beater", false],
  ["Journalist", false],
  ["Voix journaliste", true],
  ["Journaliste 2", true],
  ["Perche no", false],
  ["PERCHE_MAIRE", true],
  ["perche 2", true],
  ["WALLA BAR CROWD.WAV", true],
  ["habibi_walla", false],
  ["ya walla", false],
  ["CROWD NOISE 3", true],
  ["Walla Walla", false],
  ["WALLA WALLA", false],
  ["Walla walla", false],
  ["Walla", false],
  ["Crowd", false],
  ["CROWD PLEASER", false],
  ["DX", false],
])("%j is not music: %s", (name, expected) =>
  expect(isNotMusic({ name, file: "", reel: "", channels: ["A1"] })).toBe(expected),
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
  [["Guitare mic"], "", false],
  [["Mic 2"], "", true],
  [["MIC"], "", true],
  [["Host mic"], "", true],
  [["MUSICHE 5.1"], "", false],
  [["Stings"], "", false],
])("on the tracks %j, in the role %j, a neutral name is not music: %s", (channels, role, expected) => {
  expect(isNotMusic({ name: "Porte grince", file: "", reel: "", role, channels })).toBe(expected);
  expect(isNotMusic({ name: "MX Porte grince", file: "", reel: "", role, channels })).toBe(false);
});

test.each([
  [["MUS 1", "MUS 2"], "", false],
  [["Musique"], "", false],
  [["A1"], "music.music-1", false],
  [["MUS 1", "A3"], "", true],
  [["MUS FX"], "", true],
  [["A1"], "dialogue", true],
])("on the tracks %j, in the role %j, «Silence» is not music: %s", (channels, role, expected) =>
  expect(isNotMusic({ name: "Silence.wav", file: "", reel: "", role, channels })).toBe(expected),
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
  ["02.wav", "SFX/pas", true],
  ["02.wav", "03_Bruitages/porte", true],
  ["Delta.wav", "SFX/musique", false],
  ["Delta.wav", "SFX/Fin de musique", false],
])("«%s» in the folder «%s» is not music: %s", (name, folder, expected) =>
  expect(isNotMusic({ name, file: "A 12.wav", folder, reel: "", channels: ["A1"] })).toBe(expected),
);

test.each([
  ["music.music-1", ["1"], true],
  ["dialogue.dialogue-1", ["1"], false],
  ["", ["MX 1"], true],
  ["", ["A1"], false],
])("in the role %j on the tracks %j a clip is labelled as music: %s", (role, channels, expected) =>
  expect(isLabelledMusic({ name: "Videoclip.mov", file: "", reel: "", role, channels })).toBe(expected),
);

test.each([
  ["MUSIC", true],
  ["MX01", true],
  ["SILENCE", false],
])("from the reel %j a clip is labelled as music: %s", (reel, expected) =>
  expect(isLabelledMusic({ name: "Silence", file: "", reel, channels: ["A1"] })).toBe(expected),
);

test.each([
  ["FX02", true],
  ["DX 1", true],
  ["MX01", false],
  ["VOICE", false],
  ["SILENCE", false],
  ["BOOM", false],
  ["SPEAKER", false],
  ["HOST", false],
  ["OFF", false],
  ["VOICE2", true],
  ["OFF_THE_WALL_FULL", false],
])("from the reel %j a neutral name is not music: %s", (reel, expected) =>
  expect(isNotMusic({ name: "Porte grince", file: "", reel, channels: ["A1"] })).toBe(expected),
);

test.each([
  ["VO Musique douce_prise 3", ["VO"], true],
  ["Musique douce_prise 3", ["VO 1", "VO 2"], true],
  ["La musique du port", ["DX 1"], true],
  ["On parle musique", ["DIAL"], true],
  ["Music teacher 04", ["Voix off"], true],
  ["VO Musique douce_prise 3", ["A1"], true],
  ["VO_musique.wav", ["A1"], true],
  ["VO2 musique", ["A1"], true],
  ["VO Musique douce", ["MUS 1"], false],
  ["VO Musique douce", ["Musique"], false],
  ["Musique douce", ["VO", "MUS 1"], false],
  ["Musique douce", ["VO MUSIQUE"], false],
  ["Musique douce", ["FX 1"], false],
  ["Musique douce", ["OFF"], false],
  ["MX Delta", ["VO"], false],
  ["MUS_Delta.wav", ["DX 1"], false],
  ["Vo Trong - Musique", ["A1"], false],
  ["Voyage en musique", ["A1"], false],
])("«%s» on the tracks %j is a voice although it has a word for music: %s", (name, channels, expected) =>
  expect(isNotMusic({ name, file: "", reel: "", channels })).toBe(expected),
);

test("a voice stays one if its file has a word for music, and a reel for voices counts like a track", () => {
  const use = { name: "VO prise 3", file: "VO Musique douce.wav", channels: ["A1"] };
  expect(isNotMusic({ ...use, reel: "" })).toBe(true);
  expect(isNotMusic({ ...use, name: "Musique prise 3", file: "", reel: "VO01" })).toBe(true);
});

test.each([
  ["12A-4*", "", true],
  ["12A-4", "", true],
  ["12A-4.wav", "", true],
  ["12-4*", "", true],
  ["12/4*", "", true],
  ["101B_T03", "", true],
  ["101_T03.L", "", true],
  ["S12A T3", "", true],
  ["SC12T4", "", true],
  ["Sc. 12 Take 4", "", true],
  ["Perchman", "SC12T4", true],
  ["Perchman", "SC012_T04", true],
  ["1M-2", "", false],
  ["2M1A", "", false],
  ["12-4", "", false],
  ["4A", "", false],
  ["24K", "", false],
  ["T2", "", false],
  ["SC 12", "", false],
  ["03 Take 5.mp3", "", false],
  ["Take 5", "", false],
  ["SC41_TK3_DINNER", "", true],
  ["SC 4 T2 Blues", "", false],
  ["Scene 12 Take 5 Blues", "", false],
  ["60S-2", "", false],
  ["101B_T03 Delta", "", false],
  ["MX 12A-4", "", false],
  ["SIL201-03", "", false],
  ["MX 12A", "SC12T4", false],
])("«%s» from the reel «%s» is a take: %s", (name, reel, expected) => {
  expect(isNotMusic({ name, file: "", reel, channels: ["A1"] })).toBe(expected);
  expect(isNotMusic({ name, file: "", reel, channels: ["MX 1"] })).toBe(false);
  expect(isNotMusic({ name, file: "", reel, role: "music.music-1", channels: ["1"] })).toBe(false);
});

test.each([
  ["FX_BIBLI", true],
  ["SFX-LIB", true],
  ["QRS_0212", false],
  ["FXMUSIC", false],
])("a clip from the reel «%s» is not music: %s", (reel, expected) => {
  expect(isNotMusic({ name: "Plouf 3.wav", file: "", reel, channels: ["A2"] })).toBe(expected);
});

test.each([
  ["file:///Volumes/X/SFX/pas%20gravier/02.wav", "SFX/pas gravier"],
  ["C:\\Films\\03_Bruitages\\porte\\02.wav", "03_Bruitages/porte"],
  ["/Volumes/FX Show/Export/Delta.wav", "Export"],
  ["/Users/jo/Music/Doc/ITW.wav", "Doc"],
  ["SFX/02.wav", "SFX"],
  ["02.wav", ""],
])("the path «%s» has the folder «%s»", (path, folder) => expect(folderOf(path)).toBe(folder));

test.each([
  ["Host_PTC_04", "DX", "", true],
  ["Vendor ITV music seller", "DX", "", true],
  ["Vendor ITV music seller", "03_DIALOGUES", "", true],
  ["MX_Copper Sky", "DX", "", false],
  ["Copper Sky", "BGS", "", true],
  ["Copper Sky", "WALLA", "", true],
  ["Copper Sky", "Dia", "", false],
  ["Sal y viento", "DIA 02", "", false],
  ["1M3_Score_Vox", "VOX", "", false],
  ["Film Score", "Interview", "", false],
  ["Copper Sky", "DX Rebels", "", false],
  ["Copper Sky", "Crowd", "", false],
  ["Musique de fin", "VO", "", false],
  ["Copper Sky", "", "WT_01", true],
  ["Copper Sky", "", "WTR_01", false],
])("«%s» in the folder «%s» on the reel «%s» is not music: %s", (name, folder, reel, expected) =>
  expect(isNotMusic({ name, file: "", reel, folder, channels: ["A1"] })).toBe(expected),
);
