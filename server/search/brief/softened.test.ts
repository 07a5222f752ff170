import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read, lexicon } = briefReader();

test.each([
  ["harpe, pas trop joyeux", "fr", "pas trop joyeux", "bright"],
  ["harp, not too sad", "en", "not too sad", "melancholic"],
] as const)("in «%s» a mood counts against a track and excludes none", async (text, locale, said, slug) => {
  const { concepts, dropped, search } = await read(text, locale);
  expect(concepts.map(({ mode }) => mode)).toEqual(["wanted"]);
  expect(dropped).toContain(said);
  expect(search.excluded).toEqual([]);
  expect(search.demands[0]?.evidence.against).toContain(lexicon().terms.get(slug)?.id);
});

test("without a wish, “not too” is a negation like others", async () => {
  const { concepts, search } = await read("not too sad", "en");
  expect(concepts.map(({ mode }) => mode)).toEqual(["excluded"]);
  expect(search.excluded).toHaveLength(1);
});

test.each([
  ["pas trop rapide, piano", "fr"],
  ["not too fast, strings", "en"],
  ["pas trop de voix, piano", "fr"],
  ["pas trop de batterie, piano", "fr"],
] as const)("in «%s» a tempo or a thing is excluded as usual", async (text, locale) => {
  const { concepts, search } = await read(text, locale);
  expect(concepts.map(({ mode }) => mode)).toEqual(["excluded", "wanted"]);
  expect(search.excluded).toHaveLength(1);
});
