import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { synonymWebShape } from "#/server/catalogue/content/synonym-web.ts";
import { relationsOf } from "#/server/search/store-synonyms.ts";

const here = import.meta.dirname;
const webs = synonymWebShape.array().parse(parse(readFileSync(join(here, "synonyms.yaml"), "utf8")));
const taxonomies = parse(readFileSync(join(here, "taxonomies.yaml"), "utf8")) as {
  slug: string;
  terms: { title: string; titleFr: string }[];
}[];

test("the thesaurus has at least four hundred words, each once, and its near webs exist", () => {
  const words = webs.flatMap(({ terms }) => terms.map(([title]) => title));
  expect(words.length).toBeGreaterThanOrEqual(400);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  const slugs = webs.map(({ slug }) => slug);
  expect(webs.flatMap(({ near }) => near.filter((slug) => !slugs.includes(slug)))).toEqual([]);
});

test("each form belongs to a word of its web, and is not a word of the thesaurus itself", () => {
  const words = new Set(webs.flatMap(({ terms }) => terms.flat()));
  const strange = webs.flatMap(({ terms, forms }) => [
    ...Object.keys(forms).filter((word) => !terms.flat().includes(word)),
    ...Object.values(forms)
      .flat()
      .filter((form) => words.has(form)),
  ]);
  expect(strange).toEqual([]);
});

test("every mood and instrument of the catalogue is in it, in both languages", () => {
  const pairs = new Set(webs.flatMap(({ terms }) => terms.map((pair) => pair.join(" | "))));
  const missing = taxonomies
    .filter(({ slug }) => ["moods", "nuances", "instruments"].includes(slug))
    .flatMap(({ terms }) => terms.map(({ title, titleFr }) => `${title} | ${titleFr}`))
    .filter((pair) => !pairs.has(pair));
  expect(missing).toEqual([]);
});

test("relations go both ways and from both languages; the word itself is worth most", () => {
  const relations = relationsOf([
    {
      slug: "fear",
      near: ["dark"],
      kin: false,
      forms: { Peur: ["Peurs"] },
      terms: [
        ["Fear", "Peur"],
        ["Anguish", "Angoisse"],
      ],
    },
    {
      slug: "dark",
      near: [],
      kin: true,
      forms: {},
      terms: [
        ["Night", "Nuit"],
        ["Owl", "Hibou"],
      ],
    },
  ]);
  const weight = (word: string, term: string) =>
    relations.find((one) => one.word === word && one.term === term)?.weight;
  expect([weight("Peur", "fear"), weight("Peur", "anguish"), weight("Anguish", "fear")]).toEqual([
    1, 0.9, 0.9,
  ]);
  expect([weight("Peurs", "fear"), weight("Peurs", "anguish"), weight("Peurs", "night")]).toEqual([
    1, 0.9, 0.6,
  ]);
  expect(weight("Nuit", "owl")).toBe(0.7);
  expect([weight("Fear", "night"), weight("Nuit", "fear")]).toEqual([0.6, undefined]);
});
