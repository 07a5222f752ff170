import { expect, test } from "vitest";
import { fileNameOf } from "./file-name-of.ts";

test.each([
  ["Mékong", "Mekong"],
  ["Glaces — ép. 1 « Œil »", "Glaces-ep-1-Oeil"],
  ["L’Ærø, Łódź, Straße, Đà Nẵng", "L-Aero-Lodz-Strasse-Da-Nang"],
  ["Cœur, ÆØ", "Coeur-AeO"],
  ["氷", ""],
])("«%s» is saved as %s: no letter that has a spelling is lost", (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});
