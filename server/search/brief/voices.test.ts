import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

test.each([
  ["harpe, voix de femme", "fr"],
  ["harpe, voix d’homme", "fr"],
  ["harpe, voix féminine", "fr"],
  ["harp, female voice", "en"],
  ["harp, a man’s voice", "en"],
  ["harp, a guy singing", "en"],
  ["harpe, une fille qui chante", "fr"],
  ["harp, wordless female voice", "en"],
  ["harpe, voix de femme sans paroles", "fr"],
] as const)(
  "«%s» is read as two concepts, of which the voice leads neither to the choir nor to portraits",
  async (text, locale) => {
    const { concepts, search } = await read(text, locale);
    expect(concepts.map(({ kind }) => kind)).toEqual(["term", "idea"]);
    const [, voice] = concepts;
    expect(voice?.leads.map(({ slug }) => slug)).not.toContain("portrait");
    expect(voice?.leads.filter(({ slug, weight }) => slug === "choir-voices" && weight > 0.5)).toEqual([]);
    expect(search.version).toBeNull();
  },
);

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

test.each([
  ["harpe, pas de voix d’homme", "fr", "voix d’homme"],
  ["harpe, sans voix féminine", "fr", "voix féminine"],
  ["harpe, pas de voix d’hommes", "fr", "voix d’hommes"],
  ["harpe, sans chœur d’enfants", "fr", "chœur d’enfants"],
  ["harpe, pas de chant féminin", "fr", "chant féminin"],
  ["harpe, aucune voix masculine", "fr", "voix masculine"],
  ["harp, no male vocals", "en", "male vocals"],
  ["harp, no male voices", "en", "male voices"],
  ["harp, without female singers", "en", "female singers"],
  ["harp, no women singing", "en", "women singing"],
  ["harp, no kids choir", "en", "kids choir"],
  ["harpe, pas de voix de gamins", "fr", "voix de gamins"],
  ["harpe, pas de voix lyrique", "fr", "voix lyrique"],
  ["harpe, sans voix d’opéra", "fr", "voix d’opéra"],
  ["harpe, pas de chorale d’enfants", "fr", "chorale d’enfants"],
  ["harpe, pas de voix de petites filles", "fr", "voix de petites filles"],
  ["harp, no kids' vocals", "en", "kids' vocals"],
  ["harp, no child’s singing", "en", "child’s singing"],
  ["harp, no operatic vocals", "en", "operatic vocals"],
  ["harp, no pop vocals", "en", "pop vocals"],
  ["harp, no autotuned vocals", "en", "autotuned vocals"],
  ["harp, no choir of children", "en", "choir of children"],
  ["harp, no singing children", "en", "singing children"],
  ["harp, nothing sung by kids", "en", "sung by kids"],
] as const)("«%s» excludes that voice only", async (text, locale, words) => {
  const { concepts, search } = await read(text, locale);
  expect(concepts.map(({ mode, words }) => `${mode} ${words}`)).toEqual([
    `wanted ${concepts[0]?.words}`,
    `excluded ${words}`,
  ]);
  expect(search.version).toBeNull();
  expect(search.excluded.map(({ terms, texts }) => [terms, texts.map(({ text }) => text)])).toEqual([
    [[], [words]],
  ]);
});

test.each([
  ["harpe, pas de voix", "fr"],
  ["harpe, sans voix, homme d’affaires", "fr"],
  ["harpe, pas de voix d’homme ni de femme", "fr"],
  ["harp, no male or female vocals", "en"],
  ["harp, no real singing", "en"],
  ["harp, without actual vocals", "en"],
  ["harp, no sung vocals", "en"],
  ["harp, no full-on vocals", "en"],
  ["harpe, pas vraiment de chant", "fr"],
  ["harpe, pas de vraie voix", "fr"],
  ["harpe, sans vrai chant", "fr"],
  ["harpe, pas de voix qui chante", "fr"],
] as const)("«%s» wants a version without any voice", async (text, locale) => {
  const { concepts, search } = await read(text, locale);
  expect(concepts[1]).toMatchObject({ kind: "version", mode: "wanted" });
  expect(concepts[1]?.versions).toContain("no-vocals");
  expect(search.excluded).toEqual([]);
});

test("“no singing bowls” excludes bowls and asks for no version", async () => {
  const { concepts } = await read("harp, no singing bowls", "en");
  expect(concepts.map(({ mode, words }) => `${mode} ${words}`)).toEqual([
    "wanted harp",
    "excluded singing bowls",
  ]);
});

test.each([
  ["harp, no drums or vocals", "en", ["wanted harp", "excluded drums", "excluded vocals"]],
  ["harp, no real drums", "en", ["wanted harp", "excluded drums"]],
  ["harp, no true crime", "en", ["wanted harp", "excluded true crime"]],
  ["harpe, pas de voix, enfants", "fr", ["wanted harpe", "wanted pas de voix", "wanted enfants"]],
  ["harp, not really any singing", "en", ["wanted harp", "excluded singing"]],
  [
    "harp, avoid kids' choirs and operatic vocals",
    "en",
    ["wanted harp", "excluded kids' choirs", "excluded operatic vocals"],
  ],
  [
    "harpe, évitez les chœurs d’enfants et les voix lyriques",
    "fr",
    ["wanted harpe", "excluded chœurs d’enfants", "excluded voix lyriques"],
  ],
] as const)("«%s» excludes each thing that it names, and no adjective", async (text, locale, parts) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ mode, words }) => `${mode} ${words}`)).toEqual(parts);
});
