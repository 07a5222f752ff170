import { expect, test } from "vitest";
import { BRIEF_MAX_CONCEPTS } from "#/contract/brief.ts";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

/** More ideas than a brief may have concepts. */
const MANY =
  "harp, flute, oboe, violin, cello, trumpet, tuba, accordion, clarinet, bassoon, trombone, viola, harbour, winter, night, market, garden, train";

test("a tempo, a version and an exclusion at the end of a long brief outrank its faint ideas", async () => {
  const { concepts, dropped } = await read(`${MANY}, no drums, under 100 bpm, instrumental a must`, "en");
  expect(concepts).toHaveLength(BRIEF_MAX_CONCEPTS);
  const said = concepts.map(({ mode, words }) => `${mode} ${words}`);
  expect(said.slice(-3)).toEqual(["excluded drums", "wanted under 100 bpm", "must instrumental"]);
  expect(said).toContain("wanted harp");
  expect(dropped).toContain("market");
});

test("“no lyrics” beside a wordless voice asks for no version without vocals", async () => {
  const { concepts, dropped } = await read("felt piano, wordless female voice, no lyrics", "en");
  expect(concepts.map(({ kind }) => kind)).not.toContain("version");
  expect(dropped).toContain("no lyrics");
  const alone = await read("felt piano, no lyrics", "en");
  expect(alone.concepts.map(({ kind }) => kind)).toContain("version");
});

test.each([
  [
    "en",
    "Teaser for a museum app, spring campaign, market stall, night train, winter garden, harbour, village school, wedding, farm, kitchen, library, hospital: dulcimer, mandolin, bongos, sad, male vocal, perhaps banjo",
    ["dulcimer", "mandolin", "bongos", "sad", "male vocal", "banjo"],
  ],
  [
    "fr",
    "Teaser pour un musée, marché, gare, hiver, jardin, port, école, mariage, ferme, cuisine, bibliothèque, hôpital, usine : mandoline, bongos, triste, voix d’homme, siffleur, éventuellement du banjo",
    ["mandoline", "bongos", "triste", "voix d’homme", "siffleur", "banjo"],
  ],
] as const)(
  "instruments, voices and moods at the end of a long brief outrank its places and scenes (%s)",
  async (lang, text, named) => {
    const { concepts } = await read(text, lang);
    expect(concepts).toHaveLength(BRIEF_MAX_CONCEPTS);
    expect(concepts.map(({ words }) => words)).toEqual(expect.arrayContaining([...named]));
  },
);

test.each([
  ["harpe, voix de femme seule, sans paroles", "fr", "voix de femme", "sans paroles"],
  ["harp, female vocal, no lyrics", "en", "female vocal", "no lyrics"],
] as const)("the voice of «%s» is wanted, and has no words", async (text, locale, voice, said) => {
  const { concepts, dropped } = await read(text, locale);
  expect(concepts.map(({ words }) => words)).toContain(voice);
  expect(concepts.map(({ kind }) => kind)).not.toContain("version");
  expect(dropped).toContain(said);
});

test.each([
  ["en", "a bike race in Portugal"],
  ["fr", "une course au Portugal"],
] as const)("the country at the end of a long brief outranks its scenes (%s)", async (lang, end) => {
  const { concepts } = await read(`${MANY}, kitchen, wedding, school, farm, ${end}`, lang);
  expect(concepts).toHaveLength(BRIEF_MAX_CONCEPTS);
  expect(concepts.map(({ words }) => words)).toContain("Portugal");
});
