import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";
import { withoutSofteners } from "./softeners.ts";

const { read } = briefReader();

async function partsOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ mode, words }) => `${mode} ${words}`);
}

test.each([
  ["harpe, pas obligatoirement lent", "fr", ["wanted harpe", "loose lent"]],
  ["harpe, pas forcément lent ni triste", "fr", ["wanted harpe", "loose lent", "loose triste"]],
  ["harpe, n’est pas nécessairement triste", "fr", ["wanted harpe", "loose triste"]],
  ["harpe, pas besoin que ce soit lent", "fr", ["wanted harpe", "loose lent"]],
  ["lent mais pas forcément, harpe", "fr", ["loose lent", "wanted harpe"]],
  ["flûte (pas obligatoirement), harpe", "fr", ["loose flûte", "wanted harpe"]],
  ["pas forcément lent", "fr", ["loose lent"]],
  ["harp, not necessarily slow", "en", ["wanted harp", "loose slow"]],
  ["harp, it doesn’t have to be slow", "en", ["wanted harp", "loose slow"]],
  ["harp, does not necessarily need to be sad", "en", ["wanted harp", "loose sad"]],
  ["harp, needn't be slow", "en", ["wanted harp", "loose slow"]],
  ["harp, not necessarily without drums", "en", ["wanted harp", "loose drums"]],
  ["harp, not necessarily 120 bpm", "en", ["wanted harp", "loose 120 bpm"]],
  ["harp, drums not a must", "en", ["wanted harp", "loose drums"]],
] as const)("“not necessarily” in «%s» neither requires nor excludes", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  ["I don’t mind drums, harp", "en", ["loose drums", "wanted harp"]],
  ["harp, we wouldn't mind a bit of drums", "en", ["wanted harp", "loose drums"]],
  ["harp, the director doesn’t mind drums", "en", ["wanted harp", "loose drums"]],
  ["harp, not against drums", "en", ["wanted harp", "loose drums"]],
  ["harp, drums no problem", "en", ["wanted harp", "loose drums"]],
  ["harp, fine with drums and flutes", "en", ["wanted harp", "loose drums", "loose flutes"]],
  ["harp, drums don't bother us", "en", ["wanted harp", "loose drums"]],
  ["harpe, la batterie ne me dérange pas", "fr", ["wanted harpe", "loose batterie"]],
  ["harpe, la batterie ça me gêne pas", "fr", ["wanted harpe", "loose batterie"]],
  ["harpe, ça ne me dérange pas s’il y a de la flûte", "fr", ["wanted harpe", "loose flûte"]],
  ["harpe, pas contre un peu de batterie", "fr", ["wanted harpe", "loose batterie"]],
  ["harpe, lent ou rapide peu importe", "fr", ["wanted harpe", "loose lent", "loose rapide"]],
  ["harpe, lent ou rapide, peu importe", "fr", ["wanted harpe", "loose lent", "loose rapide"]],
  ["harpe, peu importe le tempo", "fr", ["wanted harpe"]],
  ["harpe, peu importe la langue", "fr", ["wanted harpe"]],
  ["harpe, le tempo m’est égal", "fr", ["wanted harpe"]],
  ["harpe, n’importe quelle tonalité", "fr", ["wanted harpe"]],
  ["harp, tempo doesn't matter", "en", ["wanted harp"]],
  ["harp, any key", "en", ["wanted harp"]],
  ["harp, with or without drums", "en", ["wanted harp", "loose drums"]],
  ["harpe, avec ou sans batterie", "fr", ["wanted harpe", "loose batterie"]],
  ["harp. Drums? I don't mind.", "en", ["wanted harp", "loose Drums"]],
  ["harp, no tempo preference", "en", ["wanted harp"]],
  ["harp, don’t care about the zigomar", "en", ["wanted harp"]],
] as const)("«%s» is indifferent to a thing, and leaves no unknown words", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  ["not only harp, strings", "en", ["wanted harp", "wanted strings"]],
  ["pas seulement une harpe", "fr", ["wanted harpe"]],
  ["harp, happy with strings", "en", ["wanted harp", "wanted happy", "wanted strings"]],
  ["a window open to the sea, harp", "en", ["wanted window", "wanted open to the sea", "wanted harp"]],
] as const)("«%s» keeps all its wishes", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test("a thing that a sign requires stays required", async () => {
  expect(await partsOf("harp, not necessarily +slow", "en")).toEqual(["wanted harp", "must slow"]);
});

test.each([
  "pas obligatoire ".repeat(120),
  "pas forcément ".repeat(140),
  "i don't mind ".repeat(150),
  "peu importe le ".repeat(130),
  "tempo ".repeat(330),
  "no no pas de ".repeat(150),
  `the client ${" ".repeat(1_980)}`,
])("a text of two thousand characters that may be indifferent is read whatever it is", (text) => {
  expect(withoutSofteners(`harp ${text}`, []).text).toHaveLength(text.length + 5);
});
