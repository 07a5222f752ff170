import { posix } from "node:path";
import { expect, test } from "vitest";
import { parseSheet } from "#/server/operate/import/sheet/read-sheet.ts";
import { NO_TAGS } from "#/server/operate/import/tags/read-tags.ts";
import {
  isCorrection,
  isSureCorrection,
  mayCorrect,
  namesCorrected,
  numberReplaced,
  withoutMarks,
} from "./correction-in-name.ts";
import { factsInName } from "./facts-in-name.ts";
import { planAlbum } from "./plan-album.ts";

const fileAt = (relative: string, root = "/music") => ({ path: posix.join(root, relative), relative });

test.each([
  ["SIL201/SIL201_01 Delta_60_CORRECTED.wav", "SIL201_01 Delta_60"],
  ["SIL201/SIL201_01 Delta (corrige\u0301e).wav", "SIL201_01 Delta"],
  ["SIL201/SIL201_01 Delta - korrigiert.wav", "SIL201_01 Delta"],
  ["SIL201/SIL201_01 Delta (replacement).wav", "SIL201_01 Delta"],
  ["CORRECTIF SIL201/SIL201_01 Delta.wav", "SIL201_01 Delta"],
  ["SIL201_Korrekturen/SIL201_01 Delta.wav", "SIL201_01 Delta"],
])("%s corrects the file called %s, and is called so itself", (relative, name) => {
  const file = fileAt(relative);
  expect([isCorrection(file), namesCorrected(file)[0]]).toEqual([true, name]);
  expect(factsInName(namesCorrected(file).at(-1) ?? "").rest).toBe(name);
});

test.each([
  ["SIL201/SIL201_01 Delta.wav"],
  ["Incorrections/SIL201_01 Corrected Delta.wav"],
  ["SIL201/SIL201_01_Le_Remplacement.wav"],
  ["SIL201/SIL201_02 Incorrigible.wav"],
])("%s is no correction", (relative) => {
  expect(isCorrection(fileAt(relative))).toBe(false);
});

test("the imported folder itself may say that it holds corrections", () => {
  expect(isCorrection(fileAt("SIL201_01 Delta.wav", "/deliveries/Correctif SIL201"))).toBe(true);
  expect(isCorrection(fileAt("SIL201_01 Delta.wav", "/corrections/SIL201"))).toBe(false);
});

test.each([
  ["CORRECTIF SIL201/SIL201_01 Delta.wav", "/old/SIL 201 Rives/WAV/SIL201_01 Delta.wav", true],
  ["CORRECTIF SIL201/01 Delta.wav", "/old/SIL_201 Rives/01 Delta.wav", true],
  ["CORRECTIF SIL201/Delta.wav", "/old/SIL201/Delta.wav", true],
  ["CORRECTIF SIL20/01 Delta.wav", "/old/SIL201 Rives/01 Delta.wav", false],
  ["CORRECTIF SIL201/01 Delta.wav", "/old/SIL202 Rives/01 Delta.wav", false],
  ["Corrections/01 Delta.wav", "/old/SIL201 Rives/01 Delta.wav", false],
  ["Corrections/CD01/01 Delta.wav", "/old/Rives/CD01/01 Delta.wav", false],
  ["CORRECTIF SIL201/01 Delta/Stems/Bass.wav", "/old/SIL201/01 Delta/Stems/Bass.wav", true],
  ["CORRECTIF SIL201/01 Delta/Stems/Bass.wav", "/old/SIL201/02 Reed/Stems/Bass.wav", false],
  ["SIL201/01 Delta/Stems/Bass_corrected.wav", "/old/SIL201/02 Reed/Stems/Bass.wav", false],
])("%s for %s: %s", (relative, former, expected) => {
  expect(mayCorrect(fileAt(relative), former)).toBe(expected);
});

test.each([
  ["KXM101/KXM101_04 Ebb_CORRECTED.wav", "Ebb (corrected)", "Ebb"],
  ["KXM101/KXM101_04 Ebb - korrigiert.wav", "Ebb (Korrektur)", "Ebb"],
  ["CORRECTIF KXM101/KXM101_04 Ebb.wav", "Ebb - corrig\u00e9", "Ebb"],
  ["KXM101/KXM101_04 Ebb.wav", "Ebb (Replacement)", "Ebb (Replacement)"],
])("%s with the title «%s» in its tag or its row becomes «%s»", (relative, title, name) => {
  const file = fileAt(relative);
  const { rows } = parseSheet(`file;title\n${posix.basename(relative)};${title}`);
  const plans = [
    planAlbum([{ file, tags: { ...NO_TAGS, title }, row: undefined }], "KXM101"),
    planAlbum([{ file, tags: NO_TAGS, row: rows[0] }], "KXM101"),
  ];
  expect(plans.flatMap(({ sounds }) => sounds.map((sound) => sound.name))).toEqual([name, name]);
});

test.each([
  ["Nachlieferung 18.11/SIL201_01 Delta_v2.wav", "SIL201_01 Delta"],
  ["UPDATE 2026-11-23/SIL201 remaster/01 Delta (2026 Remaster).wav", "01 Delta"],
  ["Nachtrag/01 Delta - Remastered 2026.wav", "01 Delta"],
  ["SIL201 compl\u00e9ment/01 Delta_30.wav", "01 Delta_30"],
  ["SIL201 new mixes/01 Delta (new mix).wav", "01 Delta"],
  ["SIL201 replace 03/03 Reed.wav", "03 Reed"],
])("%s came later than others, under the name %s", (relative, name) => {
  const file = fileAt(relative);
  expect([isCorrection(file), isSureCorrection(file), namesCorrected(file)[0]]).toEqual([true, false, name]);
});

test.each([
  ["SIL201/SIL201_01 Delta (2026 Remaster).wav"],
  ["Updating/01 Delta_v2.wav"],
  ["Ersatzteile/01 Delta.wav"],
])("%s is in no folder of later files and keeps its name", (relative) => {
  const file = fileAt(relative);
  expect([isCorrection(file), withoutMarks(file, "Delta (2026 Remaster)")]).toEqual([
    false,
    "Delta (2026 Remaster)",
  ]);
});

test.each([
  ["SIL201 replace 03/Reed.wav", 3],
  ["Ersatz f\u00fcr 12/Reed.wav", 12],
  ["SIL201 replacements/Reed.wav", null],
])("the folder of %s says the number %s", (relative, number) => {
  expect(numberReplaced(fileAt(relative))).toBe(number);
});
