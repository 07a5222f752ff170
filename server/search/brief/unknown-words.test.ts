import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

test.each([
  ["harpe dynamqiue", "fr", "dynamique"],
  ["harp, myserious", "en", "mysterious"],
] as const)(
  "the slip in «%s» is corrected even if the catalogue suggests nothing",
  async (text, locale, instead) => {
    const { concepts } = await read(text, locale);
    expect(concepts.at(-1)).toMatchObject({ reason: "spelling", instead: [instead] });
  },
);

test("a word that is written with its accents is no slip", async () => {
  const [, word] = (await read("harpe, fraîche")).concepts;
  expect(word?.reason).not.toBe("spelling");
});

test("a misspelt filler is dropped", async () => {
  const { concepts, dropped } = await read("muisque pour harpe");
  expect([concepts.map(({ words }) => words), dropped]).toEqual([["harpe"], ["pour", "muisque"]]);
});

test.each([
  ["guitare classique toute seule", "acoustic-guitar"],
  ["harpe toute seule", "harp"],
] as const)("«%s» is about an instrument, not about loneliness", async (text, slug) => {
  const { concepts } = await read(text);
  expect(concepts.map(({ leads }) => leads[0]?.slug)).toEqual([slug]);
});

test.each([
  ["harp, dross", "en", "dross"],
  ["harpe, le feuilleton Marien", "fr", "Marien"],
] as const)(
  "the word that only looks like another one in «%s» is not corrected",
  async (text, locale, word) => {
    const { concepts } = await read(text, locale);
    expect(concepts.find(({ words }) => words === word)).toMatchObject({ kind: "text" });
  },
);
