import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

async function partsOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ mode, kind, words }) => `${mode === "wanted" ? "" : `${mode} `}${kind} ${words}`);
}

test.each([
  ["harpe, du texte", "fr"],
  ["harpe, n'importe quel texte", "fr"],
  ["harp, any use", "en"],
  ["harp, the actual one", "en"],
  ["harp, along those lines", "en"],
  ["harp, TV & digital", "en"],
  ["harp, for online", "en"],
  ["harpe, web et réseaux sociaux", "fr"],
  ["harpe, tous supports", "fr"],
  ["harpe, droits monde 1 an tous supports", "fr"],
  ["harpe, par contre", "fr"],
  ["harp at a push", "en"],
  ["harpe à la rigueur", "fr"],
  ["harp, style", "en"],
  ["harpe, qqch", "fr"],
  ["harpe Arte", "fr"],
  ["harp, BBC Two", "en"],
  ["harpe (interviews par-dessus)", "fr"],
  ["harp, interviews over the top", "en"],
  ["harp, US + Canada", "en"],
  ["harp, UK & Ireland", "en"],
  ["harpe, version complète", "fr"],
  ["harp, full version", "en"],
  ["harpe. Pas une reprise.", "fr"],
  ["harp, no covers", "en"],
  ["harp, no covers or remixes", "en"],
  ["harpe, ni reprises ni remix", "fr"],
  ["harpe, version clean", "fr"],
  ["harp, clean version", "en"],
  ["harpe, version propre non vieillie", "fr"],
  ["harpe, version propre, sans craquements", "fr"],
  ["harp, clean version without hiss", "en"],
  ["harp, logo hit at the end", "en"],
  ["harpe, finir sur le logo, hit final sur le logo", "fr"],
] as const)("small and business words of «%s» are no wish", async (text, locale) => {
  expect(await partsOf(text, locale)).toEqual([expect.stringMatching(/^term harpe?$/)]);
});

test.each([
  ["harp, digital sound", "en", ["term harp", "idea digital sound"]],
  ["web, radio jingle", "en", ["idea web", "idea radio jingle"]],
  ["Mali + Senegal", "en", ["territory Mali", "territory Senegal"]],
  ["Canada, harp", "en", ["territory Canada", "term harp"]],
  ["harp, sound logo", "en", ["term harp", "version logo"]],
  ["ligne claire", "fr", ["idea ligne", "idea claire"]],
  ["interview", "en", ["idea interview"]],
  ["raï, harpe", "fr", ["idea raï", "term harpe"]],
  ["human rights in Europe", "en", [expect.stringContaining("human rights"), "territory Europe"]],
  ["harp, logo sting", "en", ["term harp", "version logo"]],
  ["harpe, France 2 min", "fr", ["term harpe", "territory France", "length 2 min"]],
  ["harpe, version longue", "fr", ["term harpe", "length version longue"]],
  ["harp, a sting", "en", ["term harp", "version sting"]],
] as const)("the words of «%s» keep their meaning", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  ["harp, UK+IE, all media ex cinema", "en", "harp"],
  ["harpe, festivals + salles France + VOD monde", "fr", "harpe"],
  ["harp, 12 months worldwide in perpetuity", "en", "harp"],
  ["harp for the trailer + lobby", "en", "harp trailer"],
  ["harp. Public performance at 14 festivals", "en", "harp"],
] as const)("the rights of «%s» are no wish", async (text, locale, words) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map((one) => one.words).join(" ")).toBe(words);
});

test.each([
  ["harpe, la voix off occupe tout l’espace", "fr", "harpe", "la voix off occupe tout l’espace"],
  ["harpe, il y a beaucoup de voix off", "fr", "harpe", "beaucoup de voix off"],
  ["harp, the narrator takes up all the space", "en", "harp", "the narrator takes up all the space"],
] as const)("“%s” asks for no voice", async (text, locale, wanted, remark) => {
  const { concepts, dropped } = await read(text, locale);
  expect(concepts.map(({ words }) => words)).toEqual([wanted]);
  expect(dropped).toContain(remark);
});
