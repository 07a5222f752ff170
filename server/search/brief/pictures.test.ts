import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

async function wordsIn(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  const of = (isExcluded: boolean) =>
    concepts.filter(({ mode }) => (mode === "excluded") === isExcluded).map(({ words }) => words);
  return { wanted: of(false), refused: of(true) };
}

test.each([
  ["Solo cello, hopeful. Pics are grey & rainy, music shoudln't be", "en", ["grey", "rainy"]],
  ["Solo cello, hopeful. Pictures are grey and rainy but the music should not be.", "en", ["grey", "rainy"]],
  ["The film is sad, the music isn’t. Solo cello, hopeful", "en", ["sad"]],
  ["Solo cello, hopeful. The footage is dark but not the music", "en", ["dark"]],
  [
    "Images grises et pluvieuses, la musique ne doit pas l'être. Harpe, confiant",
    "fr",
    ["grises", "pluvieuses"],
  ],
  ["Les images sont sombres, mais pas la musique : harpe, confiant", "fr", ["sombres"]],
  ["Harpe, confiant. Les images sont dures, la musique non.", "fr", ["dures"]],
  ["Le sujet est grave, la musique ne doit surtout pas l’être : harpe, confiant", "fr", ["grave"]],
] as const)("“%s” refuses for its music what its pictures are", async (text, locale, refused) => {
  const words = await wordsIn(text, locale);
  expect(words.refused).toEqual(refused);
  expect(words.wanted.map((one) => one.toLowerCase())).toEqual(
    locale === "en" ? ["solo cello", "hopeful"] : ["harpe", "confiant"],
  );
});

test.each([
  ["pictures are dark but the music is sunny, harp", "en", ["sunny", "harp"], []],
  ["pictures are sad but music should not be sad, harp", "en", ["harp"], ["sad"]],
  ["visuels très colorés mais musique sobre, harpe", "fr", ["sobre", "harpe"], []],
  ["les images sont tristes mais la musique doit être joyeuse, harpe", "fr", ["joyeuse", "harpe"], []],
] as const)("“%s” wants only what it says of the music", async (text, locale, wanted, refused) => {
  expect(await wordsIn(text, locale)).toEqual({ wanted, refused });
});

test.each([
  ["harp and flute, the logo is blue", "en", ["harp", "flute"]],
  ["Client's logo is blue fwiw, harp", "en", ["harp"]],
  ["harpe, le logo du client est rouge", "fr", ["harpe"]],
  ["harpe, le logo est doré et rond", "fr", ["harpe"]],
  ["harp, the logo is a 3 s sting", "en", ["harp", "logo", "3 s"]],
  ["images d’archives, musique swing, harpe", "fr", ["images d’archives", "swing", "harpe"]],
  ["pictures of Paris, music with harp", "en", ["Paris", "harp"]],
  ["images de guerre mais musique sobre", "fr", ["guerre", "sobre"]],
  ["harpe, la charte graphique est très sombre", "fr", ["harpe"]],
  ["harp, cut to our pics of the sea", "en", ["harp", "cut", "sea"]],
  ["harp, a sound logo", "en", ["harp", "logo"]],
  ["The scene is a car chase, the music must be intense", "en", ["car chase", "intense"]],
  ["le sujet est la montagne, musique sobre", "fr", ["montagne", "sobre"]],
  ["a blue note, harp", "en", ["blue", "harp"]],
  ["harpe, des pics enneigés", "fr", ["harpe", "pics", "enneigés"]],
] as const)(
  "“%s” says what the music is by other words than those on its brand and its pictures",
  async (text, locale, wanted) => {
    expect((await wordsIn(text, locale)).wanted).toEqual(wanted);
  },
);

test.each([
  ["the visuals are dark, harp, flute, folk", "en", "dark"],
  ["pictures are really gritty: harp, flute", "en", "gritty"],
  ["les images sont tristes, harpe, flûte", "fr", "tristes"],
  ["harp, flute, slow, while a wedding goes on upstairs", "en", "wedding"],
  ["harpe, flûte, pendant qu’un mariage se prépare à côté", "fr", "mariage"],
] as const)("what “%s” tells of the film weighs least", async (text, locale, faint) => {
  const { concepts, search } = await read(text, locale);
  const weights = new Map(search.demands.map(({ concept, weight }) => [concepts[concept]?.words, weight]));
  expect(weights.get(faint)).toBeLessThanOrEqual(15);
});

test.each([
  ["music for rainy images", "en", "rainy"],
  ["pictures are sad", "en", "sad"],
  ["images tristes", "fr", "tristes"],
  ["footage is dark, so the music should be too. harp, flute", "en", "dark"],
  ["les images sont tristes et la musique doit l’être aussi : harpe, flûte", "fr", "tristes"],
] as const)("“%s” asks for what its pictures are", async (text, locale, words) => {
  const { concepts, search } = await read(text, locale);
  const weights = new Map(search.demands.map(({ concept, weight }) => [concepts[concept]?.words, weight]));
  expect(weights.get(words)).toBeGreaterThan(30);
});
