import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

/** Returns for each demand of a brief its words, and the slugs of its terms. */
async function choices(text: string, locale: "fr" | "en") {
  const { concepts, search } = await read(text, locale);
  return search.choices.map((choice) => ({
    words: choice.concepts.map(({ concept }) => concepts[concept]?.words),
    terms: choice.terms.map(({ slug }) => slug),
  }));
}

test.each([
  [
    "un piano seul de 40 s et une fanfare de 20 s",
    "fr",
    [
      ["piano seul", "de 40 s"],
      ["fanfare", "de 20 s"],
    ],
  ],
  [
    "piano seul 40 s, fanfare 20 s",
    "fr",
    [
      ["piano seul", "40 s"],
      ["fanfare", "20 s"],
    ],
  ],
  [
    "piano seul de 40 s ou fanfare joyeuse de 20 s, pas de voix",
    "fr",
    [
      ["piano seul", "de 40 s"],
      ["fanfare", "joyeuse", "de 20 s"],
    ],
  ],
  [
    "documentaire triste, harpe de 1 min puis accordéon de 30 s",
    "fr",
    [
      ["harpe", "de 1 min"],
      ["accordéon", "de 30 s"],
    ],
  ],
  [
    "1) brass band, 20 s 2) solo piano, 40 s",
    "en",
    [
      ["brass band", "20 s"],
      ["solo piano", "40 s"],
    ],
  ],
  [
    "1) band, 20 s 2) solo piano, 40 s",
    "en",
    [
      ["band", "20 s"],
      ["solo piano", "40 s"],
    ],
  ],
  [
    "a 30 s harp and a 60 s waltz",
    "en",
    [
      ["harp", "30 s"],
      ["waltz", "60 s"],
    ],
  ],
  [
    "harp 30 s; waltz 60 s",
    "en",
    [
      ["harp", "30 s"],
      ["waltz", "60 s"],
    ],
  ],
  [
    "1. fanfare 20 s 2. piano 40 s",
    "fr",
    [
      ["fanfare", "20 s"],
      ["piano", "40 s"],
    ],
  ],
  [
    "a) harp 30 s b) waltz 60 s",
    "en",
    [
      ["harp", "30 s"],
      ["waltz", "60 s"],
    ],
  ],
  [
    "need two cues: sad piano (60s) and happy harp (30s)",
    "en",
    [
      ["sad piano", "60s"],
      ["happy", "harp", "30s"],
    ],
  ],
] as const)("«%s» is two demands, each with its length", async (text, locale, words) => {
  expect((await choices(text, locale)).map((one) => one.words)).toEqual(words);
});

test.each([
  ["harpe triste, 30 s", "fr"],
  ["harpe 30 s et 60 s", "fr"],
  ["harp and flute 30 s, 60 s", "en"],
  ["harp, 30 s, slow strings, 60 s", "en"],
  ["harp 2 min and a 30 s sting", "en"],
  ["harp 30 s with strings, 60 s", "en"],
  ["harp 30 s and waltz 30 s", "en"],
] as const)("«%s» is one demand", async (text, locale) => {
  expect(await choices(text, locale)).toEqual([]);
});

test("a track meets a brief of two demands by either thing, and each by its own terms", async () => {
  const text = "un piano seul de 40 s et une fanfare de 20 s";
  const { search } = await read(text, "fr");
  expect(search.demands).toHaveLength(1);
  expect(search.version?.further).toEqual([]);
  const found = await choices(text, "fr");
  expect(found.map(({ terms }) => terms)).toEqual([["solo-piano"], ["brass-band"]]);
  expect(search.demands[0]?.evidence.own.terms).toHaveLength(2);
});

test("the numbers of a list are not searched", async () => {
  const { concepts } = await read("1) harp, sad 2) waltz", "en");
  expect(concepts.map(({ words }) => words)).toEqual(["harp", "sad", "waltz"]);
});
