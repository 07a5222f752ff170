import { expect, test } from "vitest";
import { fold } from "#/contract/fold.ts";
import { cleanText } from "./clean-text.ts";

const HEAP = "\u0316\u0301".repeat(120_000);

test("cleans a tag full of combining marks at once, and preserves its words", () => {
  expect(cleanText(`Tango${HEAP}`)).toMatch(/^Tangó\p{M}{15,30}$/u);
  expect(cleanText(" Café\u0007 \n de la Paix ")).toBe("Café de la Paix");
  expect(fold(`Électro${HEAP} Pop`)).toBe("electro pop");
});

test.each([
  ["Famille \u{1F468}\u200D\u{1F469}\u200D\u{1F467}", "Famille \u{1F468}\u200D\u{1F469}\u200D\u{1F467}"],
  ["\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645", "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645"],
  ["\u0D28\u0D4D\u200D", "\u0D28\u0D4D"],
  ["Donau\u00ADdampf", "Donau\u00ADdampf"],
  ["\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}", "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}"],
  ["\u200DNuit\u00AD  \u200Cblanche\u200D", "Nuit blanche"],
  ["Nu\u200C\u200C\u200Cit", "Nu\u200Cit"],
  ["Nuit\u202E\uFEFF\u200Bblanche", "Nuit blanche"],
  ["\u200D\u00AD", null],
])("in %j, joiners within words are kept and other invisible characters removed", (given, clean) => {
  expect(cleanText(given)).toBe(clean);
});
