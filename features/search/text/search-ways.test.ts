import { expect, test } from "vitest";
import { shorterSearches } from "./search-ways.ts";

test.each([
  ["kora", []],
  ["kora xyz", ["xyz", "kora"]],
  ['"carte du ciel" -lent piano', ["-lent piano", '"carte du ciel" piano', '"carte du ciel" -lent']],
  ["a a", ["a"]],
])("%s is tried without each of its words", (text, shorter) => {
  expect(shorterSearches(text)).toEqual(shorter);
});
