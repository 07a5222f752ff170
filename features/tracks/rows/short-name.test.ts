import { expect, test } from "vitest";
import { shortName } from "./short-name.ts";

test.each([
  ["Les chasseurs de Ségou", "Les chasseurs..."],
  ["A b c", "A b..."],
  ["Cinq heures, Hanoï", "Cinq heures..."],
  ["Poussière rouge", "Poussière rouge"],
  ["Tamaris", "Tamaris"],
  ["  Deep   Blue  Sea ", "Deep Blue..."],
  ["", ""],
])("«%s» is shown as «%s»", (name, shown) => {
  expect(shortName(name)).toBe(shown);
});
