import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

test.each([
  ["harp, Spanish lyrics", "en"],
  ["harp, lyrics in French or Spanish", "en"],
  ["harp, Spanish lyrics, definitely not English", "en"],
  ["harp, English-language vocals", "en"],
  ["harp, sung in Spanish", "en"],
  ["harpe, paroles en anglais", "fr"],
  ["harpe, paroles anglaises", "fr"],
  ["harpe, chanté en espagnol", "fr"],
  ["harpe, chanson en français", "fr"],
  ["harpe, paroles en français, pas en anglais", "fr"],
] as const)("in «%s» a song is wanted, from no country", async (text, locale) => {
  const { concepts } = await read(text, locale);
  expect(concepts).toHaveLength(2);
  expect(concepts[1]).toMatchObject({ kind: "idea", mode: "wanted" });
  expect(concepts[1]?.territories).toBeUndefined();
  expect(concepts[1]?.leads[0]?.slug).toBe("choir-voices");
});

test.each([
  "harp, no English lyrics",
  "harp, not in English",
  "harp, English vocals a no-go",
  "harp, French lyrics aren't wanted",
  "harpe, pas en anglais",
  "harpe, paroles en anglais interdites",
])("the language that «%s» leaves out leaves out no country, nor all words", async (text) => {
  const { concepts } = await read(text, "en");
  expect(concepts.map(({ words }) => words)).toEqual([expect.stringMatching(/^harpe?$/)]);
});

test.each([
  ["English folk", "en", ["GB"]],
  ["musique espagnole", "fr", ["ES"]],
  ["not English folk", "en", ["GB"]],
  ["film en Espagne", "fr", ["ES"]],
  ["folk anglais", "fr", ["GB"]],
] as const)("«%s» is about a country", async (text, locale, codes) => {
  const { concepts } = await read(text, locale);
  expect(concepts.flatMap(({ territories }) => territories ?? [])).toEqual(codes);
});

test.each([" en anglais", " not english", "paroles en anglais ou ", "english/", "male or ", "us + canada, "])(
  "«%s» many times over is read quickly",
  async (text) => {
    expect((await read(text.repeat(150), "fr")).concepts.length).toBeLessThanOrEqual(16);
  },
);

test.each(["harp, Spanish spoken word", "harp, German narration"])(
  "the language of «%s» is no country",
  async (text) => {
    const { concepts } = await read(text, "en");
    expect(concepts.flatMap(({ territories }) => territories ?? [])).toEqual([]);
  },
);
