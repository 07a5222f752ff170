import { expect, test } from "vitest";
import { decide } from "./decisions.ts";
import { isPlayedIn } from "./played-music.ts";

test.each([
  ["Momo_joue_live_guitare_SON_DIRECT", true],
  ["HP103_sc11 Mum hums_02", true],
  ["Marie chante au bord de l'eau", true],
  ["Dev plays guitar on the balcony", true],
  ["A022_C001 brass band rehearsal SYNC", true],
  ["Kapelle spielt auf dem Markt", true],
  ["Banda_tocan_live_acordeon", true],
  ["Enfant joue avec son chien", false],
  ["ITW_CHEF_ORCHESTRE_BAGAD_01", false],
  ["Musique_de_rue_ITW_Momo_guitariste", false],
  ["A015_C011 Vic at the piano - talks about his music room", false],
  ["Live report from the harbour", false],
  ["Plan_drone_marche", false],
])("in the sound of \u00ab%s\u00bb somebody makes music: %s", (name, expected) => {
  expect(isPlayedIn(name)).toBe(expected);
});

/** Returns whether a use with this name is taken as music, asked about, or left out. */
function decidedOn(name: string, { hasPicture = false, channel = "A2" } = {}) {
  const use = { name, file: "", reel: "", channels: [channel], start: 0, end: 250, hasPicture };
  const { isTaken, isAmongSounds } = decide(use, []);
  return isTaken ? "taken" : isAmongSounds ? "asked" : "left out";
}

test.each([
  "A007_C012_BAR PIANO SYNC.mov",
  "C0117_violoncelliste quai.MP4",
  "C0118_violoncelle quai.MP4",
  "Kirchenchor Probe.mov",
  "B002_C004 Strassenmusiker.mxf",
  "el acorde\u00f3n de la plaza.mov",
  "musicisti in piazza.mov",
  "draaiorgel markt.mov",
  "wedding band.mov",
  "Band on stage.mov",
  "happy birthday grandma.mov",
  "karaoke night.mxf",
  "children sing, teacher talks.mov",
])("the sound of the camera %j, which names music, is asked about", (name) => {
  expect(decidedOn(name, { hasPicture: true })).toBe("asked");
});

test.each([
  "C0118_quai.MP4",
  "birds singing.mov",
  "oiseaux chantent.mov",
  "Band 3.mov",
  "rubber band snap.mov",
  "changement batterie.mov",
  "Vic explique la guitare.mov",
  "ITW pianiste.mov",
  "drum mill ext.mov",
])("the sound of the camera %j, which names no music, is left out", (name) => {
  expect(decidedOn(name, { hasPicture: true })).toBe("left out");
});

test.each([
  ["SON SEUL fanfare.wav", "asked"],
  ["SON SEUL chorale Petit Papa.wav", "asked"],
  ["SON SEUL accord\u00e9on.wav", "asked"],
  ["SONS SEULS march\u00e9.wav", "left out"],
  ["AMB_orgue de barbarie.wav", "asked"],
  ["ATMO Blaskapelle Festzelt.wav", "asked"],
  ["ambiente guitarra plaza", "asked"],
  ["AMB coro della chiesa", "asked"],
  ["AMB_foule.wav", "left out"],
  ["sfeer harmonica terras SFX", "asked"],
  ["Nur-Ton Akkordeon.wav", "asked"],
  ["Nurton Marktplatz.wav", "left out"],
  ["wild sound choir.wav", "asked"],
  ["wild sounds harbour.wav", "left out"],
  ["sonido directo gaita.wav", "asked"],
  ["sonido directo puerto.wav", "left out"],
  ["solo audio fisarmonica.wav", "asked"],
  ["alleen geluid draaiorgel.wav", "asked"],
  ["alleen geluid markt.wav", "left out"],
  ["Son seule.wav", "taken"],
  ["SFX piano lid.wav", "left out"],
  ["FX_guitar case close", "left out"],
  ["ITW chef de chorale", "left out"],
  ["VO fanfare prise 2", "left out"],
])("of sound without picture, %j is %s", (name, expected) => expect(decidedOn(name)).toBe(expected));

test("an instrument on a track of effects may be a noise, a choir is asked about", () => {
  expect(decidedOn("guitar string snap", { channel: "FX 1" })).toBe("left out");
  expect(decidedOn("village choir", { channel: "FX 1" })).toBe("asked");
});

test("an instrument in the name of music changes nothing", () => {
  expect(decidedOn("Piano Sync")).toBe("taken");
  expect(decidedOn("Piano Sync", { channel: "MX 1" })).toBe("taken");
});
