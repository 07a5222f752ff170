import { expect, test } from "vitest";
import { conceptName } from "./concept-name.ts";

test.each([
  ["fr", "fa mineur", "F minor", null],
  ["fr", "en ré mineur", "D minor", null],
  ["fr", "F minor", "F minor", "FA mineur"],
  ["fr", "do dièse mineur", "C# minor", "DO# mineur"],
  ["en", "fa mineur", "F minor", "F minor"],
  ["en", "in F minor", "F minor", null],
] as const)("on a page in %s a chip of «%s» shows the key %s once", (lang, words, key, title) => {
  expect(conceptName({ kind: "key", words, title: key, titleFr: key }, lang)).toEqual({ words, title });
});

test("an interpretation is shown beside words only if it adds something, and never beside text", () => {
  const cello = { words: "violoncelle", title: "Cello", titleFr: "Violoncelle" };
  expect(conceptName({ kind: "term", ...cello }, "fr").title).toBeNull();
  expect(conceptName({ kind: "term", ...cello }, "en").title).toBe("Cello");
  expect(conceptName({ kind: "text", ...cello }, "en").title).toBeNull();
});
