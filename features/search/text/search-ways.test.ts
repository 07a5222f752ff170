import { expect, test } from "vitest";
import { shorterSearches, wordsWithoutResults } from "./search-ways.ts";

test.each([
  ["kora", []],
  ["kora xyz", ["xyz", "kora"]],
  ['"carte du ciel" -lent piano', ["-lent piano", '"carte du ciel" piano', '"carte du ciel" -lent']],
  ["a a", ["a"]],
])("%s is tried without each of its words", (text, shorter) => {
  expect(shorterSearches(text)).toEqual(shorter);
});

test.each([
  ["SIX0099 trk 3 60 s", ["SIX0099", "trk"]],
  ["夜 kora", ["夜", "kora"]],
  ["-lent kora OR xyz", ["kora", "xyz"]],
  ["kora", []],
])("the words of %j that may have others near them are %j", (text, words) => {
  expect(wordsWithoutResults(text, [])).toEqual(words);
});

test("a word that finds something without the others needs no words near it", () => {
  expect(wordsWithoutResults("kora xyz", [{ text: "kora" }])).toEqual(["xyz"]);
});
