import { expect, test } from "vitest";
import { decide } from "./decisions.ts";

/** Returns whether a use with this name is taken as music, asked about, or left out. */
function decidedOn(name: string, other: { channels?: string[]; writers?: { name: string }[] } = {}) {
  const { channels = ["A2"], writers = [] } = other;
  const parties = writers.map((one) => ({ ...one, society: "", share: null }));
  const use = { name, file: "", reel: "", channels, start: 0, end: 250, hasPicture: false };
  const { isTaken, isAmongSounds } = decide(parties.length > 0 ? { ...use, writers: parties } : use, []);
  return isTaken ? "taken" : isAmongSounds ? "asked" : "left out";
}

test.each([
  ["SFX_swoosh music hit_02", "left out"],
  ["FX Whoosh vers musique.wav", "left out"],
  ["fx_whoosh_musica_03.wav", "left out"],
  ["LOC_voz final.wav", "left out"],
  ["LOC_02_sobre la musica", "asked"],
  ["AMB_musique du bar.wav", "asked"],
  ["ATMO_Musik aus Fenster", "asked"],
  ["SFX_music box winding", "asked"],
  ["FX_MX_Delta", "taken"],
  ["Ambiance musique douce", "taken"],
  ["Fx Kolektiv - Night Music", "taken"],
  ["LOC_Motion", "taken"],
  ["LOC_Night Motion.wav", "taken"],
  ["LOC_Voix Marie.wav", "left out"],
  ["LOC_prise Marie", "left out"],
  ["Atmo Bach laut, hier bitte KEINE Musik", "left out"],
  ["Atmo Bach, Musik hier ganz bewusst keine", "left out"],
  ["Amb calle, m\u00fasica: ninguna", "left out"],
  ["Ambient music, no drums", "taken"],
])("of a name with the label of another sound, %j is %s", (name, expected) =>
  expect(decidedOn(name)).toBe(expected),
);

test.each([
  ["BG pub walla (no mx)", ["BG A 1", "BG A 2"], "left out"],
  ["Ambiance bar, pas de zik", ["A2"], "left out"],
  ["Interview maire - sans musique", ["A2"], "left out"],
  ["Dialogszene ohne Musik", ["DX 1"], "left out"],
  ["entrevista, no hay m\u00fasica", ["A2"], "left out"],
  ["FX_door, no mus", ["A2"], "left out"],
  ["VO prise 3 no mx", ["VO"], "left out"],
  ["Walla bar, any mx", ["BG A"], "taken"],
  ["No Music No Life", ["A2"], "taken"],
  ["Sans musique", ["A2"], "taken"],
  ["MX Bar no vox", ["BG A"], "taken"],
])("a word for music with a negation is none: %j on the tracks %j is %s", (name, channels, expected) =>
  expect(decidedOn(name, { channels })).toBe(expected),
);

test.each([
  ["ruches_voix off def.wav", "left out"],
  ["texto voz en off 3.wav", "left out"],
  ["testo voce fuori campo", "left out"],
  ["Offstimme Teil 2", "left out"],
])("a name with words for a voice outside the picture, %j, is %s", (name, expected) =>
  expect(decidedOn(name)).toBe(expected),
);

test.each([
  ["S01E04_M&E_print_v3", "left out"],
  ["RIVES_EP2_M&E", "left out"],
  ["Rives DME stems 5.1", "left out"],
  ["EP04 full mix v2.wav", "left out"],
  ["S01E04_MX_STEM", "left out"],
  ["Folge 7 Mischung final", "left out"],
  ["EP04_Soir de juin_mix", "taken"],
  ["Soir de juin (M&E)", "taken"],
  ["M&E", "taken"],
  ["MX_STEM", "taken"],
  ["Final Mix", "taken"],
])("of mixes, those of a whole programme are no piece of music: %j is %s", (name, expected) =>
  expect(decidedOn(name)).toBe(expected),
);

test("the mix of a programme is left out on a track of music too", () => {
  expect(decidedOn("S01E04_M&E_print_v3", { channels: ["MUSIC PRINT 1"] })).toBe("left out");
  expect(decidedOn("EP04_Soir de juin_mix", { channels: ["MUSIC PRINT 1"] })).toBe("taken");
});

test.each([
  ["fridge hum kitchen", "left out"],
  ["Ronronnement du frigo.wav", "left out"],
  ["L\u00fcftungsbrummen", "left out"],
  ["zumbido de la nevera", "left out"],
  ["ronzio del frigorifero", "left out"],
  ["Engine Hum", "asked"],
  ["Fridge Hum.wav", "asked"],
  ["fridge hum.wav", "left out"],
  ["Engine Drone", "taken"],
  ["Humming Bird", "taken"],
  ["cloches d'\u00e9glise 2.wav", "asked"],
  ["church_bells_far.wav", "asked"],
  ["Kuhglocken Wiese", "asked"],
  ["campanas del pueblo", "asked"],
  ["campane della chiesa", "asked"],
  ["Handy Klingelton Oma", "asked"],
  ["sonnerie de portable", "asked"],
  ["Tubular Bells", "taken"],
  ["Les cloches du soir", "taken"],
  ["Campanas de oro", "taken"],
])("of hums, bells and ringtones, %j is %s", (name, expected) => expect(decidedOn(name)).toBe(expected));

test("bells on a track of effects are left out without a question", () => {
  expect(decidedOn("Kuhglocken Wiese", { channels: ["FX 2"] })).toBe("left out");
});

test("bells with a writer, or on a track of music, are taken", () => {
  expect(decidedOn("Kuhglocken Wiese", { writers: [{ name: "Ana Roux" }] })).toBe("taken");
  expect(decidedOn("Kuhglocken Wiese", { channels: ["MX 1"] })).toBe("taken");
});

test.each([
  ["Riser_Impact_Trailer_09", "left out"],
  ["impact hit deep 3.wav", "left out"],
  ["BRAAM boom.wav", "left out"],
  ["Whoosh Riser", "left out"],
  ["Impact_Whoosh_Hit", "left out"],
  ["Hit_12.wav", "asked"],
  ["riser long 2", "asked"],
  ["Impact cinematic", "asked"],
  ["impacto grave 4", "asked"],
  ["Riser", "taken"],
  ["Impact", "taken"],
  ["Impact.wav", "taken"],
  ["Big Impact", "taken"],
  ["Hit The Road", "taken"],
  ["Greatest Hits 2", "taken"],
  ["Early Riser 3", "taken"],
  ["MX Riser 2", "taken"],
])("of sounds of trailers, %j is %s", (name, expected) => expect(decidedOn(name)).toBe(expected));

test("a sound of trailers with a writer is music", () =>
  expect(decidedOn("Riser Impact 2", { writers: [{ name: "Ana Roux" }] })).toBe("taken"));

test.each([
  ["ATM village green birds.wav", "left out"],
  ["ATMO wald morgens", "left out"],
  ["BG harbour gulls", "left out"],
  ["RT kitchen", "left out"],
  ["PRES", "left out"],
  ["PRES 2", "left out"],
  ["MIC1", "left out"],
  ["MIC 12", "left out"],
  ["saludo presentadores", "left out"],
  ["goodnight scene DX only", "left out"],
  ["ATM Robbery", "taken"],
  ["BG Delta", "taken"],
  ["BG vocals.wav", "taken"],
  ["BG choir", "taken"],
  ["RT Sixty", "taken"],
  ["Pres", "taken"],
  ["PRES DE TOI", "taken"],
  ["Mic Check", "taken"],
  ["Sync or Swim", "taken"],
])("of labels of sound editors before small letters or alone, %j is %s", (name, expected) =>
  expect(decidedOn(name)).toBe(expected),
);

test.each([
  ["Gemma walks barn", ["Atmos/FX"], "left out"],
  ["Ep 6 take 3", ["Narr"], "left out"],
  ["Delta", ["Narr MX"], "taken"],
])("on a track of narration or atmospheres, %j on %j is %s", (name, channels, expected) =>
  expect(decidedOn(name, { channels })).toBe(expected),
);

test.each([
  ["Music box lid opens", ["FX HARD 1"], "asked"],
  ["Musique du man\u00e8ge", ["BG A"], "asked"],
  ["Musikant stolpert, Musik", ["Ger\u00e4usche"], "asked"],
  ["caja de m\u00fasica", ["EFECTOS"], "asked"],
  ["MX Music box", ["FX HARD 1"], "taken"],
  ["2m1 Music Box", ["MX SCORE"], "taken"],
  ["Music Box Waltz", ["A2"], "taken"],
  ["Music Box Waltz", ["FX 1", "MX 1"], "taken"],
  ["Radio 5 sports results VO", ["MX SOURCE 1", "MX SOURCE 2"], "asked"],
  ["R\u00e9sultats radio_VO.wav", ["MUS 1"], "asked"],
  ["Nachrichten Sprecher 2", ["Musik"], "asked"],
  ["Bulletin interview", ["MX"], "asked"],
  ["CAR RADIO_Half Past Lonely", ["MX SOURCE"], "taken"],
  ["Radio", ["MX"], "taken"],
  ["Fond sonore ITW", ["MUS"], "taken"],
  ["Bed under VO", ["MX"], "taken"],
  ["fond ITW 1", ["Musique"], "taken"],
  ["Her Voice in the Hall", ["MX"], "taken"],
  ["Delta no VO", ["MX"], "taken"],
])("a name that its tracks contradict is asked: %j on the tracks %j is %s", (name, channels, expected) =>
  expect(decidedOn(name, { channels })).toBe(expected),
);

test("a writer settles what the tracks contradict", () =>
  expect(decidedOn("Music box lid", { channels: ["FX"], writers: [{ name: "Ana Roux" }] })).toBe("taken"));

test.each([
  ["A022_C001 brass band rehearsal SYNC", "asked"],
  ["fanfare du village.mov", "asked"],
  ["Le voisin joue du violon.mov", "asked"],
  ["kids singing on bus.mxf", "asked"],
  ["Oma singt im Garten.mov", "asked"],
  ["guitarra, Momo toca.mov", "asked"],
  ["Gemma walks barn.mov", "left out"],
  ["Vic at the piano, talks.mov", "left out"],
  ["Kids play football.mov", "left out"],
])(
  "the sound of a camera is asked about if its name says that music is played: %j is %s",
  (name, expected) => {
    const use = { name, file: "", reel: "", channels: ["A2"], start: 0, end: 250, hasPicture: true };
    const { isTaken, isAmongSounds } = decide(use, []);
    expect(isTaken ? "taken" : isAmongSounds ? "asked" : "left out").toBe(expected);
  },
);
