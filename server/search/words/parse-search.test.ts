import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSearch } from "./parse-search.ts";

const words = (search: string) =>
  parseSearch(search).clauses.map((units) => units.map(({ text }) => text).join("|"));

test.each([
  ["kora", ["kora"]],
  ["kora ngoni", ["kora", "ngoni"]],
  ["kora OR ngoni calm", ["kora|ngoni", "calm"]],
  ["kora | ngoni", ["kora|ngoni"]],
  ["OR kora OR", ["kora"]],
  ["kora or ngoni", ["kora", "ngoni"]],
  ['"deep blue" sea', ["deep blue", "sea"]],
  ['"deep blue', ["deep", "blue"]],
  ["la kora de Ségou", ["kora", "Ségou"]],
  ["à l été", ["été"]],
  ["the", ["the"]],
  ["le la", ["le", "la"]],
  ["!!! ???", []],
  ["l’été", ["l’été"]],
  ["post-rock", ["post-rock"]],
])("%s asks for %j", (search, clauses) => {
  expect(words(search)).toEqual(clauses);
});

test("a minus excludes a word or a phrase, and nothing if it is alone", () => {
  const { clauses, excluded } = parseSearch('kora -ngoni -"deep blue" - drone');
  expect(clauses.flat().map(({ text }) => text)).toEqual(["kora", "drone"]);
  expect(excluded.map(({ text }) => text)).toEqual(["ngoni", "deep blue"]);
});

test("only a single word can be misspelt", () => {
  const units = parseSearch('korra post-rok "dep blue"').clauses.flat();
  expect(units.map(({ isWord }) => isWord)).toEqual([true, false, false]);
});

test("titles are compared with the whole text, function words included", () => {
  expect(parseSearch("Le dossier vide -piano").titles).toEqual(["Le dossier vide"]);
});

test("of a hundred words only the first twenty are searched for, wanted or excluded", () => {
  const { clauses, excluded } = parseSearch(`-x ${"k ".repeat(99)}`);
  expect([clauses.length, excluded.length]).toEqual([19, 1]);
});

test("any text can be parsed, and every unit contains a letter or a digit", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (search) => {
      const { clauses, excluded } = parseSearch(search);
      for (const { text } of [...clauses.flat(), ...excluded]) expect(text).toMatch(/[\p{L}\p{N}]/u);
    }),
  );
});
