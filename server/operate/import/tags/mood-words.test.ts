import { expect, test } from "vitest";
import { familyOfMood } from "./mood-words.ts";

test.each([
  ["Happy", "bright"],
  ["JOYEUX", "bright"],
  ["melancolie", "tender"],
  ["Énergique", "drive"],
  ["laid back", "calm"],
  ["orange", null],
])("the mood %s belongs to %s", (word, family) => {
  expect(familyOfMood(word)).toBe(family);
});
