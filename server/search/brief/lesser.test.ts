import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read, lexicon } = briefReader();

/** Returns the parts of a brief, and the slugs of the terms that count against any track. */
async function partsAndAgainst(text: string, locale: "fr" | "en") {
  const { concepts, search } = await read(text, locale);
  const ids = new Set(search.demands.flatMap(({ evidence }) => evidence.against));
  return {
    parts: concepts.map(({ mode, words }) => `${mode} ${words}`),
    against: [...lexicon().terms.values()].flatMap(({ id, slug }) => (ids.has(id) ? slug : [])),
    excluded: search.excluded,
  };
}

test.each([
  ["harpe, moins triste", "fr", "melancholic"],
  ["harpe, un peu moins sombre", "fr", "tension"],
  ["harpe, c’est beaucoup moins épique", "fr", "majestic"],
  ["harpe, de moins en moins triste", "fr", "melancholic"],
  ["harpe, pas si triste", "fr", "melancholic"],
  ["harpe, pas aussi épique que l’autre", "fr", "majestic"],
  ["harpe, moins de cuivres", "fr", "trumpet"],
  ["harpe, mollo sur la batterie", "fr", "drum-kit"],
  ["harp, less sad", "en", "melancholic"],
  ["harp, a bit less epic", "en", "majestic"],
  ["harp, a little less dark", "en", "ominous"],
  ["harp, not so dark", "en", "ominous"],
  ["harp, not quite as sad", "en", "melancholic"],
  ["harp, isn’t that dark", "en", "ominous"],
  ["harp, fewer drums", "en", "drum-kit"],
  ["harp, go easy on the drums", "en", "drum-kit"],
  ["harp, not overly sad", "en", "melancholic"],
  ["harpe, on sature de cuivres", "fr", "trumpet"],
  ["harpe, très peu de cuivres", "fr", "trumpet"],
  ["harpe, presque pas de batterie", "fr", "drum-kit"],
  ["harp, very little brass", "en", "trumpet"],
  ["harp with few drums", "en", "drum-kit"],
  ["harp, hardly any drums", "en", "drum-kit"],
  ["harp, next to no drums", "en", "drum-kit"],
  ['harpe, moins "trailer"', "fr", "trailer"],
] as const)(
  "«%s» raises nothing, and counts against what there should be less of",
  async (text, locale, slug) => {
    const { parts, against, excluded } = await partsAndAgainst(text, locale);
    expect(parts).toEqual([locale === "fr" ? "wanted harpe" : "wanted harp"]);
    expect(against).toContain(slug);
    expect(excluded).toEqual([]);
  },
);

test.each([
  ["harpe, moins triste et sombre", "fr", ["wanted harpe"]],
  ["harp, not as dark or sad", "en", ["wanted harp"]],
  ["harpe plus douce et moins triste", "fr", ["wanted harpe", "wanted douce"]],
  ["harp, less sad but still tender", "en", ["wanted harp", "wanted still", "wanted tender"]],
  ["harp, less piano, more strings", "en", ["wanted harp", "wanted strings"]],
  ["harp, less fast", "en", ["wanted harp", "excluded fast"]],
  ["moins triste", "fr", ["excluded triste"]],
  ["harp, a little brass", "en", ["wanted harp", "wanted brass"]],
  ["harpe, peu à peu des cuivres", "fr", ["wanted harpe", "wanted cuivres"]],
  ["harp for a little boy", "en", ["wanted harp", "wanted little boy"]],
] as const)("the “less” of «%s» reaches what belongs to it alone", async (text, locale, parts) => {
  expect((await partsAndAgainst(text, locale)).parts).toEqual(parts);
});

test.each([
  ["harpe, plus ou moins triste", "fr", ["wanted harpe", "wanted triste"]],
  ["harp, more or less sad", "en", ["wanted harp", "wanted sad"]],
  ["less is more, harp", "en", ["wanted harp"]],
  ["harpe, au moins 90 bpm", "fr", ["wanted harpe", "wanted au moins 90 bpm"]],
  ["harpe, moins de 2 min", "fr", ["wanted harpe", "wanted moins de 2 min"]],
  ["harp, less than 2 min", "en", ["wanted harp", "wanted less than 2 min"]],
] as const)("the turn of speech in «%s» lowers nothing", async (text, locale, parts) => {
  const { against, ...read } = await partsAndAgainst(text, locale);
  expect(read.parts).toEqual(parts);
  expect(against).toEqual([]);
});
