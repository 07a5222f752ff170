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
  [["Ana Díaz, Léo Martin"], ["Ana Díaz", "Léo Martin"]],
  [["Ana Díaz, Léo Martin, Jo de la Mer; Zoé"], ["Ana Díaz", "Léo Martin", "Jo de la Mer", "Zoé"]],
  [["Díaz, Ana"], ["Díaz, Ana"]],
  [["Díaz, Ana; Le Gœuff, Yann"], ["Ana Díaz", "Yann Le Gœuff"]],
  [["van der Berg, Jan Willem;DÍAZ, ANA"], ["Jan Willem van der Berg", "ANA DÍAZ"]],
  [["Díaz, Ana; Léo Martin"], ["Díaz, Ana", "Léo Martin"]],
  [["Smith, Jr; Martin, Léo"], ["Smith, Jr", "Martin, Léo"]],
  [["Ana Díaz, Léo Martin; Zoé Lam, Jo Roux"], ["Ana Díaz", "Léo Martin", "Zoé Lam", "Jo Roux"]],
  [["Bob Smith, Jr"], ["Bob Smith, Jr"]],
  [["van der Berg, Jan Willem"], ["van der Berg, Jan Willem"]],
  [["GARCÍA MÁRQUEZ, Ana Luz"], ["GARCÍA MÁRQUEZ, Ana Luz"]],
  [["Crosby, Stills, Nash"], ["Crosby, Stills, Nash"]],
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

test("several blanks between words become one", () => {
  expect(splitWriters([`Ana${" ".repeat(20_000)}Díaz; Léo`])).toEqual(["Ana Díaz", "Léo"]);
});
