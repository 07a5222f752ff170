import { expect, test } from "vitest";
import { usesOf } from "./join-clips.ts";
import type { Candidate } from "./match-of.ts";
import { matchesOf } from "./match-uses.ts";

const candidates: Candidate[] = [
  { id: 1, name: "Delta sans fin", reference: "SIL 201-03", files: ["delta-sans-fin-1.mp3"], versions: [] },
  {
    id: 2,
    name: "Les chasseurs de Ségou",
    reference: "SIL 201-01",
    files: ["les-chasseurs-de-segou-2.mp3"],
    versions: [],
  },
  { id: 3, name: "Nuit", reference: "SIL 20", files: [], versions: [] },
  { id: 4, name: "Chasseurs d’étoiles", reference: null, files: [], versions: [] },
];
const match = (name: string, file = "", reel = "") =>
  matchesOf({ name, file, reel }, candidates).map(({ candidate, reason }) => [candidate.id, reason]);

test.each([
  ["SIL201_03 Delta.wav", [[1, "reference"]]],
  ["sil-201-01_CHASSEURS_60", [[2, "reference"]]],
  ["MUS_SIL 201 03", [[1, "reference"]]],
  ["SIL201_031 other", []],
  ["Delta sans fin - Underscore 60s.wav", [[1, "title"]]],
  // These versions are followed by a take, and none of their words belongs to the title.
  ["Delta sans fin sans voix v2.wav", [[1, "title"]]],
  ["Delta sans fin - sans thème v2.wav", [[1, "title"]]],
  ["Delta sans fin_sans batterie_v2.wav", [[1, "title"]]],
  ["Delta sans fin sans rythmique v2.wav", [[1, "title"]]],
  ["Delta sans fin drumless v2.wav", [[1, "title"]]],
  ["Delta sans fin nodrums v2.wav", [[1, "title"]]],
  ["Delta sans fin without drums v2.wav", [[1, "title"]]],
  ["Les Chasseurs de Segou", [[2, "title"]]],
  ["chasseurs de segou final", [[2, "words"]]],
  ["Delta sans fin-01", [[1, "title"]]],
  ["MUSIQUE_Delta sans fin.new.02-01.wav", [[1, "title"]]],
  ["ambiance rue.wav", []],
  ["", []],
])("%j is matched with the tracks %j", (name, expected) => expect(match(name)).toEqual(expected));

test("the word for music is removed from a name only if no title has it", () => {
  const named = (id: number, name: string) => ({ id, name, reference: null, files: [], versions: [] });
  const use = { name: "Musique de nuit.wav", file: "", reel: "" };
  const [nuit, musique] = [named(1, "De nuit"), named(2, "Musique de nuit")];
  expect(matchesOf(use, [nuit, musique])[0]?.candidate.id).toBe(2);
  expect(matchesOf(use, [nuit])[0]).toMatchObject({ candidate: { id: 1 }, reason: "title" });
});

test.each([
  ["Music Box.wav", "Box", false],
  ["Music Night", "Night", false],
  ["Music for Airports.wav", "For Airports", false],
  ["Musique  de nuit.L", "De nuit", false],
  ["MUSIQUE_Box.wav", "Box", true],
  ["Music - Box.wav", "Box", true],
  ["MX Box.wav", "Box", true],
  ["Music Box.new.01.wav", "Music Box", true],
])("%j is taken as «%s» without confirmation: %s", (name, title, isTaken) => {
  const known = { id: 1, name: title, reference: null, files: [], versions: [] };
  const matches = matchesOf({ name, file: "", reel: "" }, [known]);
  expect(matches).toMatchObject([{ reason: "title" }]);
  expect(matches.map(({ certainty }) => certainty >= 0.9)).toEqual([isTaken]);
});

test.each([
  ["Music_Box.wav", "Music Box", "Box"],
  ["Source_Code", "Source Code", "Code"],
  ["Turn_Left", "Turn Left", "Turn"],
  ["Turn-Left", "Turn Left", "Turn"],
  ["NYC_Nights", "NYC Nights", "Nights"],
  ["CUE_Ball", "Cue Ball", "Ball"],
  ["Cue - Ball", "Cue Ball", "Ball"],
])("«%s» is «%s» and not «%s» if both are titles", (name, title, part) => {
  const named = (id: number, called: string) => ({
    ...{ id, name: called, reference: null, files: [], versions: [] },
  });
  const found = matchesOf({ name, file: "", reel: "" }, [named(1, part), named(2, title)]);
  expect(found[0]?.candidate.id).toBe(2);
  expect(found.slice(1).filter(({ certainty }) => certainty >= 0.9)).toEqual([]);
});

test.each([
  ["UB40_Red", "Red"],
  ["SR71_Blackbird", "Blackbird"],
  ["TR808_Groove", "Groove"],
  ["AK47 03 Rock", "Rock"],
  ["ATL_Anthem", "Anthem"],
  ["QRS_Night Bus_30.wav", "Night Bus"],
  ["DUB_Echo", "Echo"],
  ["1m80 Dance", "Dance"],
  ["Carbon-Copy", "Carbon"],
  ["Road_A1", "Road"],
  ["Music_Box", "Box"],
  ["Cue - Ball", "Ball"],
])("«%s» may not be the title «%s», so that the match needs confirmation", (name, title) => {
  const known = { id: 1, name: title, reference: null, files: [], versions: [] };
  const [best] = matchesOf({ name, file: "", reel: "" }, [known]);
  expect(best?.certainty ?? 0).toBeLessThan(0.9);
});

test("a file is recognised whatever the name of the clip", () => {
  expect(match("Clip 12", "Delta-Sans-Fin-1.WAV")[0]).toEqual([1, "file"]);
});

const parts = ["Générique", "Fond", "Grand Large", "Sous les pins"].map((name, index) => ({
  ...{ id: 50 + index, name, files: [], versions: [] },
  reference: index === 2 ? "PCD 0451-08" : null,
}));
test.each([
  ["gén. début", "PCD0451-08 Grand Large.wav", [52]],
  ["Générique 2", "Grand Large (Main).wav", [52, 50]],
  ["fond", "Sous les Pins (Bed).wav", [53, 51]],
  // A title similar to the file's name comes before one that is equal to the clip's name, which only states a part in
  // the film.
  ["Générique", "PCD Grand Large.wav", [52, 50]],
  ["Fond", "AB_0142.wav", [51]],
  ["Générique", "", [50]],
  ["Grand Large", "Fond.wav", [51, 52]],
  ["Sous les pins", "Grand Large.wav", [52, 53]],
])("the clip %j of the file %j is offered as %j", (name, file, expected) => {
  expect(matchesOf({ name, file, reel: "" }, parts).map(({ candidate }) => candidate.id)).toEqual(expected);
});

test("a name with any version matches the track without a reference by its title", () => {
  const bains = { id: 7, name: "Bains de soufre", reference: null, files: [], versions: [] };
  const [best] = matchesOf({ name: "Bains de soufre (Stem- drums).wav", file: "", reel: "" }, [bains]);
  expect(best).toMatchObject({ candidate: { id: 7 }, reason: "title" });
});

const label = (id: number, kind: string, text: string, file: string) => ({
  id,
  kind,
  label: text,
  files: [file],
});
const versioned: Candidate[] = [
  {
    id: 5,
    name: "Sel gemme",
    reference: "SIL 204-30",
    files: ["sel-gemme.mp3", "sg-court.mp3"],
    versions: [
      label(51, "60", "60 s edit", "sg-court.mp3"),
      label(52, "30", "30 s edit", "sel-gemme-30.mp3"),
      label(53, "underscore", "Underscore", "sel-gemme-underscore.mp3"),
      label(54, "stem", "Stem: drums", "sel-gemme-drums.mp3"),
    ],
  },
  {
    id: 6,
    name: "Été 60",
    reference: null,
    files: [],
    versions: [label(61, "60", "60 s edit", "ete-60-60.mp3")],
  },
];

test.each([
  ["sel-gemme_60.wav", 51],
  ["Sel gemme 60s v2.L", 51],
  ["Sel Gemme - Underscore.wav", 53],
  ["SEL_GEMME_stem drums.wav", 54],
  ["SEL_GEMME_stem bass.wav", null],
  ["Sel gemme no vocals.wav", null],
  ["Sel gemme.wav", null],
  ["SIL204_30.wav", null],
  ["SIL204_30_Sel-gemme_60.wav", 51],
  ["SIL204-30_30.wav", 52],
  ["SG court.wav", 51],
  ["SIL 204-30 Sel gemme 60.wav", 51],
  ["Sel gemme 60 SIL 204-30", 51],
  ["Sel gemme 60 v2 - SIL 204-30.wav", 51],
  ["SIL204_30 Sel gemme 30 v2.wav", 52],
  ["SIL 204-30 60.wav", 51],
  ["SIL 204-30 Sel gemme.wav", null],
  ["SIL 204-30 Sel gemme 2060.wav", null],
  ["Été 60.wav", null],
  ["Ete 60_60.wav", 61],
  ["Ete 60-01", null],
  ["Ete 60-30", null],
  ["Ete 60_60-01.wav", 61],
  ["Sel gemme (Underscore)-07", 53],
  ["Sel gemme_60-02", 51],
  ["Sel gemme - Underscore.2-03", 53],
  ["SEL GEMME (UNDERSCORE).NEW.01", 53],
  ["SEL GEMME (UNDERSCORE).Copy.02.wav", 53],
  ["MX Sel gemme (Underscore), v2", 53],
  ["Ete 60 60.wav", 61],
])("the version in the name %j is recognised", (name, version) => {
  const [best] = matchesOf({ name, file: "", reel: "" }, versioned);
  expect(best?.version?.id ?? null).toBe(version);
  expect(best?.candidate.id).toBe(/^[eé]t[eé]/i.test(name) ? 6 : 5);
});

const bus: Candidate[] = [
  {
    id: 71,
    name: "Night Bus",
    reference: null,
    files: [],
    versions: [
      label(711, "instrumental", "Instrumental", "nb-i.mp3"),
      label(712, "30", "30 s edit", "nb-30.mp3"),
      label(713, "no-drums", "No drums", "nb-nd.mp3"),
    ],
  },
];
test.each([
  ["Night Bus (Instrumental) / J. Roux", 711],
  ["Night Bus (No Drums) - attaque SOUS Archipel", 713],
  ["Night Bus \u2013 fin sur le plan large.wav", null],
  ["Night Bus 30s - SIL201/03", 712],
  ["HALCYON_12_NightBus_NoDrums", 713],
  ["Yaourt_Mix_SIL090_22_NightBus_30s.wav", 712],
  ["nightBus_sous_le_dialogue_de_la_fin", null],
  ["Archipel_et_tout_le_reste_NightBus_NoVocals", null],
])("part of «%s» is a title that needs confirmation, with its version", (name, version) => {
  const matches = matchesOf({ name, file: "", reel: "" }, bus);
  expect(matches).toMatchObject([{ candidate: { id: 71 }, reason: "words" }]);
  expect(matches[0]?.certainty).toBeLessThan(0.9);
  expect(matches[0]?.version?.id ?? null).toBe(version);
});

test.each([
  ["QRS031_22_NIGHT BUS_ALT MIX B.WAV", null],
  ["QRS031_05_NIGHT BUS_INST.WAV.SUB.02", 711],
  ["Night Bus_SsBatterie.wav", 713],
  ["SRC_Night Bus_mono", null],
  ["MX2 - Night Bus (No Drums)", 713],
  ["ZIK : Night Bus", null],
  ["Night Bus_v4_FINAL.wav", null],
  ["Night Bus (Strings Only)", null],
  ["Night Bus (End Title)", null],
])("the title in «%s», with its codes and marks, is as certain as a title alone", (name, version) => {
  const matches = matchesOf({ name, file: "", reel: "" }, bus);
  expect(matches).toMatchObject([{ candidate: { id: 71 }, reason: "title", certainty: 0.9 }]);
  expect(matches[0]?.version?.id ?? null).toBe(version);
});

test.each([
  ["Ana Roux - Night Bus.wav", 0.9],
  ["Ana Roux - Night Bus (Instrumental).mp3", 0.9],
  ["Milo Brandt - Night Bus (Instrumental).mp3", 0.8],
])(
  "the title after a person's name in «%s» has the certainty %s, depending on the track's writer",
  (name, certainty) => {
    const signed = bus.map((one) => ({ ...one, writers: ["Ana Roux"] }));
    expect(matchesOf({ name, file: "", reel: "" }, signed)).toMatchObject([
      { candidate: { id: 71 }, certainty },
    ]);
  },
);

test.each(["THE_Night Bus", "Last Night Bus", "NIGHT BUS TOUR_ALT MIX B", "Archipel_Night Bus"])(
  "«%s» may not be the title that it contains",
  (name) => {
    const [best] = matchesOf({ name, file: "", reel: "" }, bus);
    expect(best?.certainty ?? 0).toBeLessThan(0.9);
  },
);

test.each([
  "Archipel / Night Bus",
  "Night Bus-stop",
  "Night-Bus/Roux",
  "Archipel - Night Bus revisited in Rome",
])("«%s» has no part that is offered as a title", (name) => {
  const found = matchesOf({ name, file: "", reel: "" }, bus).filter(({ certainty }) => certainty < 0.5);
  expect(found).toEqual([]);
});

test("a part of a name comes after a title with most of its words, and a part in the film is not offered", () => {
  const named = (id: number, name: string) => ({ id, name, reference: null, files: [], versions: [] });
  const known = [named(1, "Delta"), named(2, "Delta attaque sous"), named(3, "Générique")];
  const offered = (name: string) =>
    matchesOf({ name, file: "", reel: "" }, known).map(({ candidate }) => candidate.id);
  expect(offered("Delta - attaque sous voix")).toEqual([2, 1]);
  expect(offered("Générique - à choisir avec Ana")).toEqual([]);
});

const clip = (name: string, channel: string, start: number, end: number) => ({
  name,
  file: "",
  reel: "",
  channel,
  start,
  end,
  hasPicture: false,
});

test("a reel that is only a number is not a length", () => {
  expect(matchesOf({ name: "Été 60", file: "", reel: "60" }, versioned)[0]?.version).toBeNull();
});

test("channels of one source become one use, touching pieces are joined, and a later return is another use", () => {
  const uses = usesOf([
    clip("Delta.L", "A1", 0, 100),
    clip("Delta.R", "A2", 0, 100),
    clip("Delta.L", "A1", 101, 200),
    clip("Nuit", "A3", 50, 90),
    clip("Delta.L", "A1", 500, 600),
  ]);
  expect(uses.map(({ name, channels, start, end }) => [name, channels, start, end])).toEqual([
    ["Delta.L", ["A1", "A2"], 0, 200],
    ["Nuit", ["A3"], 50, 90],
    ["Delta.L", ["A1"], 500, 600],
  ]);
});

test.each([
  ["Le chœur des ombres", "Le choeur des ombres.wav"],
  ["Le choeur des ombres", "LE CHŒUR DES OMBRES"],
  ["Smørrebrød til morgen", "Smorrebrod_til_morgen"],
  ["Straße am Fluß", "STRASSE AM FLUSS.aif"],
  ["Łódź nocą", "Lodz noca"],
  ["Đêm Sài Gòn", "Dem Sai Gon v2"],
  ["Þórsmörk", "Thorsmork"],
  ["İstanbul ışıkları", "Istanbul isiklari"],
  ["Ночь на Неве", "НОЧЬ_НА_НЕВЕ.wav"],
  ["Тёплый дождь", "теплый дождь"],
  ["Νύχτα", "ΝΥΧΤΑ.wav"],
  ["夜の雨", "夜の雨.wav"],
  ["ガラスの森", "ｶﾞﾗｽの森.wav"],
  ["서울의 밤", "서울의 밤.wav".normalize("NFD")],
  ["रात का पानी", "रात का पानी mix"],
  ["ليل", "ليل.wav"],
  ["夜", "夜.wav"],
])("«%s» is recognised in the clip «%s»", (title, clipName) => {
  const known = { id: 8, name: title, reference: null, files: [], versions: [] };
  const [best] = matchesOf({ name: clipName, file: "", reel: "" }, [known]);
  expect(best).toMatchObject({ candidate: { id: 8 }, reason: "title", certainty: 0.9 });
});

test("different titles in other scripts do not match", () => {
  const known = { id: 8, name: "夜の雨", reference: null, files: ["夜の雨.wav"], versions: [] };
  for (const other of ["朝の雨.wav", "", "***", "나", "पानी"])
    expect([other, matchesOf({ name: other, file: "", reel: "" }, [known])]).toEqual([other, []]);
});

const delivered: Candidate[] = [
  {
    id: 31,
    name: "Un soir de juin",
    reference: null,
    files: ["un-soir-de-juin-0123.mp3", "AB_0142_v3.wav", "AB_0142_v3_60.wav"],
    versions: [label(311, "60", "60 s edit", "AB_0142_v3_60.wav")],
  },
  { id: 32, name: "Aube", reference: null, files: ["Track 01.wav"], versions: [] },
  { id: 33, name: "Crépuscule", reference: null, files: ["Track 01.wav", "01.wav"], versions: [] },
];
test.each([
  ["AB_0142_v3.wav", 31, null],
  ["ab 0142 v3", 31, null],
  ["AB_0142_v3.L", 31, null],
  ["AB_0142_v3_60.aif", 31, 311],
])("the clip «%s» is recognised as the file that the library delivered", (name, track, version) => {
  const [best, ...others] = matchesOf({ name, file: "", reel: "" }, delivered);
  expect(others).toEqual([]);
  expect(best).toMatchObject({ candidate: { id: track }, reason: "file", certainty: 0.98 });
  expect(best?.version?.id ?? null).toBe(version);
});

test("a file name of two tracks is offered for both and certain for neither; «01» matches nothing", () => {
  const both = matchesOf({ name: "Track 01.wav", file: "", reel: "" }, delivered);
  expect(both.map(({ candidate, certainty }) => [candidate.id, certainty < 0.9])).toEqual([
    [32, true],
    [33, true],
  ]);
  expect(matchesOf({ name: "01.wav", file: "", reel: "" }, delivered)).toEqual([]);
});

test.each(["夜の雨", "ひ", "Мир"])("a short file name that is not ASCII, %s, is recognised", (name) => {
  const rain = { id: 41, name: "Rain", reference: null, files: [`${name}.wav`], versions: [] };
  expect(matchesOf({ name: `${name}.wav`, file: "", reel: "" }, [rain])).toMatchObject([{ reason: "file" }]);
});

const tideline = {
  id: 51,
  name: "Tideline",
  reference: null,
  files: [],
  versions: [],
  writers: ["Fiona Adair"],
};
test.each([
  ["SaltMarsh_Tideline_Adair.wav", "title"],
  ["SMM_Tideline_Adair_FULL.wav", "title"],
  ["Tideline (Adair).wav", "title"],
  ["BC_0455 - Tideline (No Drums) - Adair, Reyes.mp3", "words"],
  ["SaltMarsh_Tideline_Kapoor.wav", undefined],
])("the clip «%s» with a title beside a writer is recognised by %s", (name, reason) => {
  const [best] = matchesOf({ name, file: "", reel: "" }, [tideline]);
  expect(best?.reason).toBe(reason);
});
