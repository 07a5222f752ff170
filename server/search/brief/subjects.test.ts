import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

/** The parts of a brief, the weightiest first. */
async function byWeight(text: string, locale: "fr" | "en") {
  const { concepts, search } = await read(text, locale);
  return search.demands
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ concept }) => concepts[concept]?.words);
}

test.each([
  ["film pour une banque, convention, moderne, inspirant", "fr", ["moderne", "inspirant"]],
  ["harpe, du bio", "fr", ["harpe"]],
  ["charity film, sad", "en", ["sad"]],
  ["slow harp for a campaign", "en", ["slow", "harp"]],
  ["folk for a bank, a feature", "en", ["folk"]],
] as const)("a subject of «%s» weighs less than all that is musical", async (text, locale, first) => {
  const words = await byWeight(text, locale);
  expect(words.length).toBeGreaterThan(first.length);
  expect(words.slice(0, first.length).toSorted()).toEqual(first.toSorted());
  const { search } = await read(text, locale);
  for (const { weight } of search.demands
    .toSorted((one, other) => other.weight - one.weight)
    .slice(first.length))
    expect(weight).toBeLessThanOrEqual(20);
});

test.each([
  ["banque", "fr"],
  ["music for a campaign", "en"],
  ["bank convention", "en"],
  ["braquage de banque, harpe", "fr"],
  ["documentary, harp", "en"],
] as const)("the theme of «%s» is no mere subject", async (text, locale) => {
  const { search } = await read(text, locale);
  for (const { weight } of search.demands) expect(weight).toBeGreaterThan(20);
});

test.each([
  ["We’re touring a silent and need a harp with strings and flute", "en", ["silent"]],
  ["it’s the fight in the laundry, so I want a waltz, harp and flute", "en", ["fight", "laundry"]],
  ["je monte un film sur les femmes, harpe, flûte, lent", "fr", ["film", "femmes"]],
  ["documentary about abattoirs, harp, electro, flute", "en", ["abattoirs"]],
  ["kids’ cancer charity, harp, hopeful", "en", ["kids", "cancer", "charity"]],
  ["a first date set in Rome, harp and flute", "en", ["Rome"]],
  ["une histoire située à Lyon, harpe, flûte", "fr", ["Lyon"]],
  ["Berlin, 1928: harp, flute", "en", ["Berlin"]],
] as const)("what only tells of the film in «%s» weighs least", async (text, locale, faint) => {
  const words = await byWeight(text, locale);
  expect(words.slice(-faint.length).toSorted()).toEqual(faint.toSorted());
  const { search } = await read(text, locale);
  expect(search.demands.filter(({ weight }) => weight <= 30)).toHaveLength(faint.length);
});

test.each([
  ["it’s the fight in the laundry", "en"],
  ["it’s a fight, harp and flute", "en"],
  ["it’s the sad part, harp and flute", "en"],
  ["je monte un docu, harpe, flûte", "fr"],
  ["documentaire sur l’Arctique, harpe, flûte", "fr"],
  ["folk from Norway, harp, flute", "en"],
  ["musique de Norvège, harpe, flûte", "fr"],
] as const)("the scene or theme of «%s» is asked for", async (text, locale) => {
  const { search } = await read(text, locale);
  for (const { weight } of search.demands) expect(weight).toBeGreaterThan(30);
});

test.each([
  ["Résumé Top 14 dimanche : rock, guitares saturées", "fr", ["dimanche"]],
  ["harpe lente, diffusé le dimanche soir sur la chaîne", "fr", ["dimanche", "soir"]],
  ["émission du lundi soir, harpe lente", "fr", ["lundi", "soir"]],
  ["on pense à une soirée de ce soir : harpe, folk", "fr", ["soir"]],
  ["Sunday-night doc, slow harp", "en", ["Sunday", "night"]],
  ["slow harp for our Friday show tonight, folk", "en", ["tonight"]],
  ["harp, for the Monday slot, folk", "en", ["Monday"]],
  ["harp, this morning of the match, folk", "en", ["morning"]],
] as const)("the day or slot of «%s» weighs least", async (text, locale, faint) => {
  const { concepts, search } = await read(text, locale);
  const weights = new Map(search.demands.map(({ concept, weight }) => [concepts[concept]?.words, weight]));
  for (const words of faint) expect([words, weights.get(words)]).toEqual([words, 15]);
});

test.each([
  ["Sunday morning calm", "en", "Sunday morning"],
  ["lazy Sunday, harp", "en", "lazy Sunday"],
  ["a slow Sunday, harp", "en", "Sunday"],
  ["Saturday night party, harp", "en", "Saturday night"],
  ["a walk through the night, harp", "en", "night"],
  ["un dimanche à la campagne, harpe", "fr", "dimanche"],
  ["dimanche, harpe", "fr", "dimanche"],
  ["nos dimanches, harpe", "fr", "dimanches"],
  ["la nuit, harpe", "fr", "nuit"],
  ["dimanche", "fr", "dimanche"],
] as const)("the day of «%s» is a mood", async (text, locale, words) => {
  const { concepts, search } = await read(text, locale);
  const weights = new Map(search.demands.map(({ concept, weight }) => [concepts[concept]?.words, weight]));
  expect(weights.get(words)).toBeGreaterThan(30);
});
