import { expect, test } from "vitest";
import { eachWord, PLACES } from "./read-vector.ts";

function words(vector: string) {
  const read: [string, string | undefined][] = [];
  eachWord(vector, (word, place) => read.push([word, PLACES[place]]));
  return read;
}

test.each([
  ["", []],
  ["'kora':1A", [["kora", "a"]]],
  [
    "'kora':3,12C,40 'pluie':7",
    [
      ["kora", "c"],
      ["pluie", "d"],
    ],
  ],
  [
    "'a':1B,2A 'b'",
    [
      ["a", "a"],
      ["b", "d"],
    ],
  ],
  [
    "'l''eau':1C 'x\\\\y':2B",
    [
      ["l'eau", "c"],
      ["x\\y", "b"],
    ],
  ],
  [
    "'d''':1 ' ':2",
    [
      ["d'", "d"],
      [" ", "d"],
    ],
  ],
])("%s is read word by word with its strongest place", (vector, expected) => {
  expect(words(vector)).toEqual(expected);
});
