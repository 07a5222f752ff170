import { expect, test } from "vitest";
import { decide } from "../decisions.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

/** Returns how the last row of a list is decided that a person has typed. */
async function decidedOn(...lines: string[]) {
  const { clips } = await readEdit(`0:10 - 0:20 "Sirocco"\n0:30 - 0:40 "Alba"\n${lines.join("\n")}\n`);
  const uses = usesOf(clips).filter(({ name }) => name !== "Sirocco" && name !== "Alba");
  return uses
    .map((use) => decide(use, []))
    .map(({ isTaken, isAmongSounds }) => (isTaken ? "taken" : isAmongSounds ? "asked" : "left out"))
    .join(", ");
}

test.each([
  "1:20 Ruth intro, dry",
  "9:00 AD BREAK 1 \u2013 (dynamic, not in this file)",
  "24:00 AD BREAK 2",
  "33:00 - 33:40 court report, actor reading",
  "33:00 - 33:40 Ruth reads the letter",
  "33:00 - 33:40 le maire parle du pont",
  "33:00 - 33:40 Schauspieler liest den Brief",
  "33:00 - 33:40 el alcalde saluda al p\u00fablico",
  "33:00 - 33:40 il sindaco racconta la festa",
  "19:10 PLT Lancement crue",
  "19:10 SUJET 2 Festival de jazz",
  "19:10 INV Invit\u00e9 plateau, le compositeur (pas d'extrait)",
  "19:10 PUB hors \u00e9mission",
  "19:10 WERBUNG",
  "19:10 PUBLICIDAD 2",
  "19:10 WEATHER \u2013 Kath in studio",
  "19:10 Moderation Kath, trocken",
])("a line that reads as speech, an advertisement or an item is asked about: %j", async (line) => {
  expect(await decidedOn(line)).toBe("asked");
});

test.each([
  "1:20 Delta",
  "1:20 Reading Rain",
  "1:20 Court Report",
  "1:20 Jane Says",
  "1:20 The Actor",
  "1:20 Dry",
  "1:20 Le vent parle aux arbres",
  "1:20 News from Nowhere",
  "1:20 STUDIO 54",
  "1:20 WEATHER GIRL",
  "1:20 Theme, actor reading over it",
  "1:20 Ruth intro, theme dry",
  "1:20 - 1:40 OFF Br\u00e8ves \u2013 tapis br\u00e8ves (R. Saulnier)",
  "1:20 - 1:40 SUJET 3 \u2013 chanson de Marquezac",
  "1:20 - 1:40 PROMO (R. Saulnier)",
  "1:20 - 1:40 Radio",
  "1:20 - 1:40 Voices of the Sea",
])("a bare title, or a line with a sign of music, is taken: %j", async (line) => {
  expect(await decidedOn(line)).toBe("taken");
});

test("a list of bare titles is taken", async () => {
  const { clips } = await readEdit("0:00 Delta\n1:20 Sirocco\n2:40 - 3:10 Alba\n4:00 - 4:30 Salt Roads\n");
  expect(usesOf(clips).map((use) => decide(use, []).isTaken)).toEqual([true, true, true, true]);
});

test.each([
  ["14:30 - 14:52 foghorn, waves, buoy bell (fx)", "left out"],
  ["14:30 - 14:52 sonnette du bar (bruitage)", "left out"],
  ["14:30 - 14:52 T\u00fcr f\u00e4llt zu (Ger\u00e4usch)", "left out"],
  ["14:30 - 14:52 puerta vieja (efecto de sonido)", "left out"],
  ["14:30 - 14:52 thunder [sfx]", "left out"],
  ['14:30 - 14:52 "Foghorn" (sfx)', "asked"],
  ["14:30 - 14:52 Tonnerre (bruitage) (M. Otero)", "asked"],
  ["14:30 - 14:52 Delta (FX remix)", "taken"],
  ["14:30 - 14:52 Delta (no fx)", "taken"],
  ["14:30 - 14:52 Foghorn", "taken"],
])("a noise in brackets is the kind of its row: %j is %s", async (line, expected) => {
  expect(await decidedOn(line)).toBe(expected);
});

test.each([
  ["1:00 Festival de Marquezac", "    > 1:00 - 1:30 extrait : \u00ab Ligne 6 \u00bb", "asked, taken"],
  ["1:00 - 3:00 Ratssaal", "    1:10 - 1:30 \u201eLinie 6\u201c", "asked, taken"],
  ["1:00 - 3:00 Harbour", "      1:10 - 1:30 Low Water", "asked, taken"],
  ["1:00 - 3:00 Harbour theme", "      1:10 - 1:30 Low Water", "taken, taken"],
  ["1:00 - 3:00 Harbour", "1:10 - 1:30 Low Water", "taken, taken"],
  ["1:00 - 3:00 Harbour (R. Saulnier)", "      1:10 - 1:30 Low Water", "taken, taken"],
])("a row above rows that stand further in is asked about: %j, %j", async (above, below, expected) => {
  expect(await decidedOn(above, below)).toBe(expected);
});
