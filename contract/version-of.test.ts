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
  // Names of our downloads in French.
  ["Heure bleue (Intégrale)", "Heure bleue", "full", "Full"],
  ["Heure bleue (60 secondes)", "Heure bleue", "60", "60 s edit"],
  ["Heure bleue (Sans thème)", "Heure bleue", "underscore", "Underscore"],
  ["Heure bleue (Sans the\u0300me)", "Heure bleue", "underscore", "Underscore"],
  ["Heure bleue (Instrumentale)", "Heure bleue", "instrumental", "Instrumental"],
  ["Heure bleue (Piste séparée)", "Heure bleue", "stem", "Stem"],
  ["Heure bleue (Piste séparée - drums)", "Heure bleue", "stem", "Stem: drums"],
  ["Heure bleue (Ponctuation)", "Heure bleue", "sting", "Sting"],
  // Names of our downloads in English.
  ["Night Drive (Full version)", "Night Drive", "full", "Full"],
  ["Night Drive (60-second edit)", "Night Drive", "60", "60 s edit"],
  ["Night Drive (Stem- drums)", "Night Drive", "stem", "Stem: drums"],
  ["Night Drive_underscore_60", "Night Drive", "underscore", "Underscore, 60 s edit"],
  ["Night Drive 30s instrumental", "Night Drive", "instrumental", "30 s edit, Instrumental"],
  ["Night Drive_full_30", "Night Drive", "30", "30 s edit"],
  // Names from libraries and composers, separated by an underscore, a dash or brackets, or written together.
  ["Salt Road_FULL_MIX", "Salt Road", "full", "Full"],
  ["Salt Road - Full Vocal", "Salt Road", "full", "Full"],
  ["Route du sel - Intégrale", "Route du sel", "full", "Full"],
  ["Salt Road (Cutdown 30)", "Salt Road", "30", "30 s edit"],
  ["Salt Road - 60 Cutdown", "Salt Road", "60", "60 s edit"],
  ["Salt Road (60)", "Salt Road", "60", "60 s edit"],
  ["Salt Road_15_SEC", "Salt Road", "other", "15 s edit"],
  ["Salt Road (Cutdown 45)", "Salt Road", "other", "45 s edit"],
  ["Salt Road :15", "Salt Road", "other", "15 s edit"],
  ["Salt Road (90s)", "Salt Road", "other", "90 s edit"],
  ["Salt Road_45s", "Salt Road", "other", "45 s edit"],
  ["Salt Road 90 s", "Salt Road", "other", "90 s edit"],
  ["Salt Road 15s", "Salt Road", "other", "15 s edit"],
  ["Route du sel - 90 secondes", "Route du sel", "other", "90 s edit"],
  ["Salt Road (Bed)", "Salt Road", "underscore", "Bed"],
  ["Salt Road - Music Bed", "Salt Road", "underscore", "Music Bed"],
  ["Route du sel - Nappe", "Route du sel", "underscore", "Nappe"],
  ["Route du sel (Sous-jacente (underscore))", "Route du sel", "underscore", "Underscore"],
  ["Salt Road_NO_CHOIR", "Salt Road", "no-vocals", "No choir"],
  ["Route du sel (sans chœur)", "Route du sel", "no-vocals", "Sans chœur"],
  ["Salt Road_Bumper", "Salt Road", "sting", "Bumper"],
  ["Route du sel (sans harpe)", "Route du sel", "other", "Sans harpe"],
  ["Salt Road (no strings and brass)", "Salt Road", "other", "No strings and brass"],
  ["Route du sel (version courte)", "Route du sel", "other", "Version courte"],
  ["Salt Road_NO_HARP_30", "Salt Road", "30", "No harp, 30 s edit"],
  ["Salt Road NoPerc", "Salt Road", "no-drums", "No drums"],
  ["SaltRoad_FullMix", "SaltRoad", "full", "Full"],
  ["SaltRoad_Instrumental30Second", "SaltRoad", "instrumental", "Instrumental, 30 s edit"],
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
  "Rose Bed",
  "Love No Limit",
  "A Life Too Short",
  "Apollo 15",
  "Opus_15",
  "Insting Garden",
  "(Bed)",
  "McAllister",
  "Love (Without You)",
  "Love - Without You",
  "Love_Without_You",
  "Sea (No Regrets)",
  "Paris_Sans_Toi",
  "Retro 80s",
  "Disco 70s",
  "Dance 00s",
  "Vinyl 45s",
  "Remix 12''",
  'Mix 7"',
])("%s names no version", (name) => {
  expect(versionOf(name)).toBeNull();
});

test("a word that ends titles is no version after an underscore that replaces a space", () => {
  for (const name of ["Night_Loop", "River_Bed", "Life_Short", "Car_Bumper"])
    expect(versionOf(name, true)).toBeNull();
  expect(versionOf("Night_Loop_60", true)).toEqual({ base: "Night_Loop", kind: "60", label: "60 s edit" });
  expect(versionOf("Night (Loop)", true)?.base).toBe("Night");
  expect(versionOf("Night_No_Harp", true)?.base).toBe("Night");
});

test("a hostile name is read quickly", () => {
  const name = `a${" (".repeat(5_000)}${"_".repeat(5_000)}stem ${"x ".repeat(5_000)}`;
  expect(versionOf(name)).toBeNull();
});
