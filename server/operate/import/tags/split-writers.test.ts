import { expect, test } from "vitest";
import { splitWriters } from "./split-writers.ts";

test.each([
  [["Ana Díaz"], ["Ana Díaz"]],
  [["Ana Díaz; Léo Martin"], ["Ana Díaz", "Léo Martin"]],
  [["Ana Díaz/Léo Martin"], ["Ana Díaz", "Léo Martin"]],
  [["Ana Díaz / Léo Martin & Jo"], ["Ana Díaz", "Léo Martin", "Jo"]],
  [["Ana Díaz feat. Léo Martin"], ["Ana Díaz", "Léo Martin"]],
  [["Ana Díaz (ft. Léo Martin)"], ["Ana Díaz", "Léo Martin"]],
  [
    ["Ana Díaz", "ana diaz", " Jo "],
    ["Ana Díaz", "Jo"],
  ],
  [["'; DROP TABLE tracks;--"], ["'; DROP TABLE tracks;--"]],
  [["Ana Díaz; Léo Martin;"], ["Ana Díaz", "Léo Martin"]],
  [["AC/DC"], ["AC/DC"]],
  [["Zhay <http://zhaymusic.com>"], ["Zhay"]],
  [["https://zhaymusic.com/about"], []],
  [["Sandy Fortin"], ["Sandy Fortin"]],
  [["Feather & Bone"], ["Feather", "Bone"]],
  [["R&B Brothers"], ["R&B Brothers"]],
  [["Eve\u202E\u0007 Noir"], ["Eve Noir"]],
  [[" ;; / "], []],
])("%j names %j", (tags, names) => {
  expect(splitWriters(tags)).toEqual(names);
});

test("blanks between words are one, however many", () => {
  expect(splitWriters([`Ana${" ".repeat(20_000)}Díaz; Léo`])).toEqual(["Ana Díaz", "Léo"]);
});
