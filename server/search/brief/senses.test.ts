import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

async function partsOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ mode, words }) => `${mode} ${words}`);
}

/** Returns the slugs of the first leads of the words. */
async function leadsOf(text: string, locale: "fr" | "en", words: string) {
  const { concepts } = await read(text, locale);
  return concepts
    .find((one) => one.words === words)
    ?.leads.slice(0, 2)
    .map(({ slug }) => slug);
}

test.each([
  ["harp, beats for a study stream", "en", ["wanted harp", "wanted beats", "wanted study"]],
  ["harp, music for a live stream", "en", ["wanted harp", "wanted live"]],
  ["harpe, tension qui monte doucement", "fr", ["wanted harpe", "wanted tension qui monte"]],
  ["harp, strings enter softly", "en", ["wanted harp", "wanted strings", "wanted enter"]],
  ["harp, light drums", "en", ["wanted harp", "loose drums"]],
  ["harp, light guitars", "en", ["wanted harp", "wanted guitars"]],
  ["piano, ocean, plastic", "en", ["wanted piano", "wanted ocean"]],
] as const)("«%s» wants no other sense of its words", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  ["harp, a stream in the forest", "en", ["wanted harp", "wanted stream", "wanted forest"]],
  ["live harp, mountain stream", "en", ["wanted live", "wanted harp", "wanted mountain", "wanted stream"]],
  ["piano doucement mélancolique", "fr", ["wanted piano", "wanted doucement", "wanted mélancolique"]],
  ["harp, builds slowly", "en", ["wanted harp", "wanted builds slowly"]],
  ["a light, airy harp", "en", ["wanted light", "wanted airy", "wanted harp"]],
  ["doucement", "fr", ["wanted doucement"]],
] as const)("the same words keep their meaning in «%s»", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  ["boom bap, un peu poussiéreux", "fr", "poussiéreux", "nostalgic"],
  ["dusty vinyl, jazz", "en", "dusty", "nostalgic"],
  ["route du désert, poussiéreux", "fr", "poussiéreux", "dry"],
  ["reality show elimination", "en", "elimination", "tension"],
  ["harp, elimination", "en", "elimination", "bittersweet"],
  ["TV campaign for a shoe shop", "en", "campaign", "bright"],
  ["his campaign for mayor", "en", "campaign", "determined"],
] as const)("in «%s» “%s” leads to %s", async (text, locale, words, slug) => {
  expect(await leadsOf(text, locale, words)).toContain(slug);
});
