import { expect, test } from "vitest";
import { showTonality } from "./tonality.ts";

test.each([
  ["A major", "LA majeur"],
  ["B minor", "SI mineur"],
  ["C# minor", "DO# mineur"],
  ["D major", "RE majeur"],
  ["Eb major", "MIb majeur"],
  ["F minor", "FA mineur"],
  ["G# minor", "SOL# mineur"],
])("%s reads %s in French and stays as it is in English", (wire, french) => {
  expect(showTonality(wire, "fr")).toBe(french);
  expect(showTonality(wire, "en")).toBe(wire);
});

test.each(["", "Dorian", "xC major", "C majors", "H minor", "C## minor", "C", "c major"])(
  "%j is no tonality and is shown as it came",
  (text) => {
    expect(showTonality(text, "fr")).toBe(text);
  },
);

test("a text that is not a tonality is shown unchanged", () => {
  expect(showTonality("Dorian", "fr")).toBe("Dorian");
  expect(showTonality(null, "fr")).toBe("");
});
