import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

async function wordsOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ words }) => words);
}

test.each([
  // Of customers and campaigns.
  ["harp for Blue Harbour Insurance", "en"],
  ["harp for our client Silver River Hotels", "en"],
  ["harpe pour Crédit Agricole", "fr"],
  // Of works, in prose, in italics, and in quotation marks.
  ["harp, the Lion King reference", "en"],
  ["harp, from the makers of Happy Valley", "en"],
  ["harp for *Sunset Grill*", "en"],
  ["harp for *Midnight*", "en"],
  ["harp for “Blue Harbour”", "en"],
  ["harp for our “Kids First” film", "en"],
  ["harpe pour le podcast « Voix Basses »", "fr"],
  ["harp, working title “The Quiet Street”", "en"],
  ["harp, our client, Mike Rivers", "en"],
  ["Our client (Silver River Hotels) wants a harp", "en"],
  ["harp, think Friday Night Lights", "en"],
  // Behind a likening with an article.
  ["harpe, comme les Nuits de Bahia", "fr"],
  ["harpe, dans l’esprit des Nuits de Bahia", "fr"],
  // Of a person, at the start.
  ["Jean-Marc voudrait une harpe", "fr"],
] as const)("the words of the name in «%s» are no wishes", async (text, locale) => {
  const words = await wordsOf(text, locale);
  expect(words.filter((one) => !["film", "makers", "podcast"].includes(one))).toEqual([
    locale === "fr" ? "harpe" : "harp",
  ]);
});

test.each([
  ["something Dark and Mysterious with harp", "en", ["Dark", "Mysterious", "harp"]],
  ["need Epic Cinematic harp", "en", ["Epic", "Cinematic", "harp"]],
  ["harp for a Christmas Eve scene", "en", ["harp", "Christmas Eve"]],
  ["music for the Latin Jazz scene", "en", ["Latin Jazz"]],
  ["harp for the Lisbon Bakery", "en", ["harp", "Lisbon", "Bakery"]],
  ["harp with Warm Vocals", "en", ["harp", "Warm", "Vocals"]],
  ["for Slow Piano lovers", "en", ["Slow", "Piano", "lovers"]],
  ["harp, soft Lo-Fi Hip Hop", "en", ["harp", "soft", "Lo-Fi", "Hip Hop"]],
  ["musique pour la Fête de la Musique", "fr", ["Fête de la Musique"]],
  ["Mood: Dark Tension. Instruments: Harp, Soft Piano", "en", ["Dark", "Tension", "Harp", "Soft", "Piano"]],
  ["harpe, un film de Fanny Lardin", "fr", ["harpe", "film", "Fanny", "Lardin"]],
  ["je cherche le titre Lune Froide", "fr", ["Lune", "Froide"]],
] as const)("the capitals of «%s» make no name of its wishes", async (text, locale, words) => {
  expect(await wordsOf(text, locale)).toEqual(words);
});
