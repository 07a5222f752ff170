import { expect, test } from "vitest";
import { formatTonality } from "./tonality-name.ts";

test.each([
  ["A major", "LA majeur"],
  ["B minor", "SI mineur"],
  ["C# minor", "DO# mineur"],
  ["D major", "RE majeur"],
  ["Eb major", "MIb majeur"],
  ["F minor", "FA mineur"],
  ["G# minor", "SOL# mineur"],
])("%s is %s in French and unchanged in English", (wire, french) => {
  expect(formatTonality(wire, "fr")).toBe(french);
  expect(formatTonality(wire, "en")).toBe(wire);
});

test.each(["", "Dorian", "xC major", "C majors", "H minor", "C## minor", "C", "c major"])(
  "%j is not a tonality and is unchanged",
  (text) => {
    expect(formatTonality(text, "fr")).toBe(text);
  },
);

test("a text that is not a tonality is shown unchanged", () => {
  expect(formatTonality("Dorian", "fr")).toBe("Dorian");
  expect(formatTonality(null, "fr")).toBe("");
});
