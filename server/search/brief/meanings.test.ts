import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

async function firstLeads(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ leads }) => leads[0]?.slug ?? "");
}

test.each([
  ["breaking news opener, harp", "en", ["news", "opening-titles", "harp"]],
  ["opener, harp", "en", ["opening-titles", "harp"]],
  ["headline, harp", "en", ["news-bed", "harp"]],
] as const)("a word of «%s» that is known as such is no form of a term", async (text, locale, slugs) => {
  expect(await firstLeads(text, locale)).toEqual(slugs);
});

test.each([
  ["sports, harp", "en", ["sport", "harp"]],
  ["open, harp", "en", ["open", "harp"]],
  ["harps, hopeful", "en", ["harp", "hopeful"]],
  ["épurées, festives, harpes", "fr", ["sparse", "festive", "harp"]],
  ["calmes, urgentes, harpe", "fr", ["calm", "urgent", "harp"]],
] as const)("the words of «%s» are terms in another number or gender", async (text, locale, slugs) => {
  expect(await firstLeads(text, locale)).toEqual(slugs);
});

test.each([
  ["Swing big band d'époque 40's, cuivres, festif", "fr", "40's"],
  ["1940s swing, festive brass", "en", "1940s"],
  ["swing des années 40, festif", "fr", "années 40"],
] as const)("the forties of «%s» are no war", async (text, locale, decade) => {
  const { concepts } = await read(text, locale);
  const slugs = concepts.find(({ words }) => words === decade)?.leads.map(({ slug }) => slug) ?? [];
  expect(slugs).toContain("jazz");
  for (const dark of ["tension", "ominous", "melancholic"]) expect(slugs).not.toContain(dark);
});

test.each([
  ["WWII, harp", "en"],
  ["Seconde Guerre mondiale, harpe", "fr"],
] as const)("the war of «%s» stays tense", async (text, locale) => {
  const { concepts } = await read(text, locale);
  expect(concepts[0]?.leads.map(({ slug }) => slug)).toContain("tension");
});
