import { expect, test } from "vitest";
import { insideQuotes } from "./inside-quotes.ts";

test.each([
  ["fr", "Glaces — ép. 1 « Œil »", "Glaces — ép. 1 “Œil”"],
  ["fr", "«\u00a0A\u00a0» et «B»", "“A” et “B”"],
  ["fr", "«\u202fouvert", "«\u202fouvert"],
  ["en", "Ice, ep. 1 “Eye”", "Ice, ep. 1 ‘Eye’"],
  ["en", "Glaces « Œil »", "Glaces « Œil »"],
])("in %s, %j becomes %j inside quotation marks", (lang, name, inside) => {
  expect(insideQuotes(name, lang)).toBe(inside);
});
