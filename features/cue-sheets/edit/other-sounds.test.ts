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
