import { expect, test } from "vitest";
import { stemsByFolder } from "./stem-folder.ts";

const stems = (...names: string[]) => {
  const found = stemsByFolder(names.map((relative) => ({ path: `/music/${relative}`, relative })));
  return [...found].map(([file, { mix, label }]) => [file.relative, mix.relative, label]);
};

test("a folder of stems inside one that is called after a track in a folder beside has its stems", () => {
  expect(
    stems(
      "Rives/Bounces 24/Slow Ebb.wav",
      "Rives/Bounces 24/Slow Ebb_60.wav",
      "Rives/Bounces 24/Marl.wav",
      "Rives/STEMS/Slow Ebb/SE_drums.wav",
      "Rives/STEMS/Slow Ebb/bass+keys.wav",
    ),
  ).toEqual([
    ["Rives/STEMS/Slow Ebb/SE_drums.wav", "Rives/Bounces 24/Slow Ebb.wav", "Stem: drums"],
    ["Rives/STEMS/Slow Ebb/bass+keys.wav", "Rives/Bounces 24/Slow Ebb.wav", "Stem: bass keys"],
  ]);
});

test("stems that lie in no folder of their own, or below another parent, are none of a track beside", () => {
  expect(stems("Rives/Bounces 24/Slow Ebb.wav", "Rives/STEMS/Slow Ebb_drums.wav")).toEqual([]);
  expect(stems("Dunes/Slow Ebb.wav", "Rives/Marl/01.wav", "Rives/STEMS/Slow Ebb/SE_drums.wav")).toEqual([]);
});

test("a number of one digit or a letter behind the album's reference does not hide the title from the stems", () => {
  expect(stems("Rives/ODL007_1_Slow Ebb_Full.wav", "Rives/Stems/Slow Ebb STEM Drums.wav")).toEqual([
    ["Rives/Stems/Slow Ebb STEM Drums.wav", "Rives/ODL007_1_Slow Ebb_Full.wav", "Stem: drums"],
  ]);
  expect(stems("Rives/ODL007_05A_Reed.wav", "Rives/stems/ODL007_05_Reed_STEM_PERC.wav")).toEqual([
    ["Rives/stems/ODL007_05_Reed_STEM_PERC.wav", "Rives/ODL007_05A_Reed.wav", "Stem: perc"],
  ]);
});
