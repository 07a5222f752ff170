import { expect, test } from "vitest";
import { fileNameOf } from "./file-name-of.ts";

test.each([
  ["Mékong", "Mekong"],
  ["Glaces — ép. 1 « Œil »", "Glaces-ep-1-Oeil"],
  ["L’Ærø, Łódź, Straße, Đà Nẵng", "L-Aero-Lodz-Strasse-Da-Nang"],
  ["Cœur, ÆØ", "Coeur-AeO"],
  ["氷", ""],
])("«%s» is saved as %s, and no letter with a Latin spelling is lost", (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});
