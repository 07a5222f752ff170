import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

test.each([
  ["harpe, voix de femme", "fr"],
  ["harpe, voix d’homme", "fr"],
  ["harpe, voix féminine", "fr"],
  ["harp, female voice", "en"],
  ["harp, a man’s voice", "en"],
  ["harp, wordless female voice", "en"],
  ["harpe, voix de femme sans paroles", "fr"],
] as const)("the one voice of «%s» is one part, and neither a choir nor a portrait", async (text, locale) => {
  const { concepts, search } = await read(text, locale);
  expect(concepts.map(({ kind }) => kind)).toEqual(["term", "idea"]);
  const [, voice] = concepts;
  expect(voice?.leads.map(({ slug }) => slug)).not.toContain("portrait");
  expect(voice?.leads.filter(({ slug, weight }) => slug === "choir-voices" && weight > 0.5)).toEqual([]);
  expect(search.version).toBeNull();
});

test.each([
  ["harpe, voix de femmes", "fr"],
  ["harp, female voices", "en"],
  ["harp, male choir", "en"],
] as const)("the voices of «%s» are a choir", async (text, locale) => {
  const { concepts } = await read(text, locale);
  expect(concepts[1]?.leads.find(({ slug }) => slug === "choir-voices")?.weight).toBe(1);
});

test.each([
  ["harp, no vocals", "en"],
  ["harp, wordless", "en"],
] as const)("«%s» is a version without voices", async (text, locale) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ kind }) => kind)).toEqual(["term", "version"]);
});

test("a woman’s portrait stays one", async () => {
  const { concepts } = await read("portrait de femme, harpe", "fr");
  expect(concepts[0]?.leads.map(({ slug }) => slug)).toContain("portrait");
});
