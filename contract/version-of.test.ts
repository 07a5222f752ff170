import { expect, test } from "vitest";
import { versionOf } from "./version-of.ts";

test.each([
  ["Night Drive_60", "Night Drive", "60", "60 s edit"],
  ["Night Drive 60s", "Night Drive", "60", "60 s edit"],
  ["Night Drive 60 sec", "Night Drive", "60", "60 s edit"],
  ["Night Drive - 60 seconds", "Night Drive", "60", "60 s edit"],
  ["Night Drive (60s edit)", "Night Drive", "60", "60 s edit"],
  ["Night Drive (1:00)", "Night Drive", "60", "60 s edit"],
  ["Night Drive_30", "Night Drive", "30", "30 s edit"],
  ["night_drive_30sec", "night_drive", "30", "30 s edit"],
  ["Night Drive 30 sec", "Night Drive", "30", "30 s edit"],
  ["Night Drive :30", "Night Drive", "30", "30 s edit"],
  ["Heure bleue 30 secondes", "Heure bleue", "30", "30 s edit"],
  ["Night Drive underscore", "Night Drive", "underscore", "Underscore"],
  ["Night Drive_Undrscr", "Night Drive", "underscore", "Underscore"],
  ["Night Drive_UL", "Night Drive", "underscore", "Underscore"],
  ["Night Drive (No Melody)", "Night Drive", "underscore", "Underscore"],
  ["Heure bleue (sans mélodie)", "Heure bleue", "underscore", "Underscore"],
  ["Night Drive_instrumental", "Night Drive", "instrumental", "Instrumental"],
  ["Night Drive (instr.)", "Night Drive", "instrumental", "Instrumental"],
  ["Night Drive [Inst]", "Night Drive", "instrumental", "Instrumental"],
  ["Night Drive - Instrumental Version", "Night Drive", "instrumental", "Instrumental"],
  ["Night Drive (no vocals)", "Night Drive", "no-vocals", "No vocals"],
  ["Night Drive_no_vox", "Night Drive", "no-vocals", "No vocals"],
  ["Heure bleue sans voix", "Heure bleue", "no-vocals", "No vocals"],
  ["Night Drive (No Drums)", "Night Drive", "no-drums", "No drums"],
  ["Night Drive_no_perc", "Night Drive", "no-drums", "No drums"],
  ["Night Drive - Drumless Mix", "Night Drive", "no-drums", "No drums"],
  ["Heure bleue sans batterie", "Heure bleue", "no-drums", "No drums"],
  ["Heure bleue (Sans percussions)", "Heure bleue", "no-drums", "No drums"],
  ["Night Drive_nodrums", "Night Drive", "no-drums", "No drums"],
  ["Night Drive (Minus Drums)", "Night Drive", "no-drums", "No drums"],
  ["Heure bleue - sans rythmique", "Heure bleue", "no-drums", "No drums"],
  ["Night Drive stem drums", "Night Drive", "stem", "Stem: drums"],
  ["Night Drive_STEM_Bass_and_Keys", "Night Drive", "stem", "Stem: bass and keys"],
  ["Night Drive (Stem: Strings)", "Night Drive", "stem", "Stem: strings"],
  ["Night Drive - drums stem", "Night Drive", "stem", "Stem: drums"],
  ["Night Drive_stem", "Night Drive", "stem", "Stem"],
  ["Night Drive sting", "Night Drive", "sting", "Sting"],
  ["Night Drive_stinger", "Night Drive", "sting", "Sting"],
  ["Night Drive full", "Night Drive", "full", "Full"],
  ["Night Drive (Main Mix)", "Night Drive", "full", "Full"],
  // As downloads are called for those who read French.
  ["Heure bleue (Intégrale)", "Heure bleue", "full", "Full"],
  ["Heure bleue (60 secondes)", "Heure bleue", "60", "60 s edit"],
  ["Heure bleue (Sans thème)", "Heure bleue", "underscore", "Underscore"],
  ["Heure bleue (Sans the\u0300me)", "Heure bleue", "underscore", "Underscore"],
  ["Heure bleue (Instrumentale)", "Heure bleue", "instrumental", "Instrumental"],
  ["Heure bleue (Piste séparée)", "Heure bleue", "stem", "Stem"],
  ["Heure bleue (Piste séparée - drums)", "Heure bleue", "stem", "Stem: drums"],
  ["Heure bleue (Ponctuation)", "Heure bleue", "sting", "Sting"],
  // And for those who read English.
  ["Night Drive (Full version)", "Night Drive", "full", "Full"],
  ["Night Drive (60-second edit)", "Night Drive", "60", "60 s edit"],
  ["Night Drive (Stem- drums)", "Night Drive", "stem", "Stem: drums"],
  ["Night Drive_underscore_60", "Night Drive", "underscore", "Underscore, 60 s edit"],
  ["Night Drive 30s instrumental", "Night Drive", "instrumental", "30 s edit, Instrumental"],
  ["Night Drive_full_30", "Night Drive", "30", "30 s edit"],
])("%s is %s, version %s, «%s»", (name, base, kind, label) => {
  expect(versionOf(name)).toEqual({ base, kind, label });
});

test.each([
  "Night Drive",
  "Summer 60",
  "Opus-30",
  "Route_66",
  "Symphony_160",
  "Instrumental",
  "30 sec",
  "_60",
  "Main",
  "Ecosystem drums",
  "Soul",
  "Insting",
  "Waterfull",
  "60s Dance Party",
  "Full Moon",
])("%s names no version", (name) => {
  expect(versionOf(name)).toBeNull();
});

test("a hostile name takes no time to read", () => {
  const name = `a${" (".repeat(5_000)}${"_".repeat(5_000)}stem ${"x ".repeat(5_000)}`;
  expect(versionOf(name)).toBeNull();
});
