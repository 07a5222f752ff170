import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

test.each([
  ["male or female vocal", "en"],
  ["female/male vocals", "en"],
  ["vocals, male or female", "en"],
  ["voix d'homme ou de femme", "fr"],
  ["voix masculine ou féminine", "fr"],
] as const)("«%s» is one wish for singing", async (text, locale) => {
  const { concepts } = await read(`harp, ${text}`, locale);
  expect(concepts).toHaveLength(2);
  expect(concepts[1]?.leads[0]?.slug).toBe("choir-voices");
});

test.each([
  ["loop", "en"],
  ["boucle", "fr"],
  ["button ending", "en"],
  ["hit ending (button)", "en"],
  ["fin franche", "fr"],
  ["arrêt net", "fr"],
] as const)("«%s» is no underscore and no sting", async (text, locale) => {
  const { concepts } = await read(`harp, ${text}`, locale);
  expect(concepts[1]?.versions).toBeUndefined();
});

test.each([
  ["harpe, stems batterie/basse", "fr", ["wanted harpe", "wanted stems"]],
  ["harp, drums and bass separate", "en", ["wanted harp", "wanted separate"]],
  ["harp, drums and bass stems", "en", ["wanted harp", "wanted stems"]],
  ["harp, 30s + loop", "en", ["wanted harp", "wanted 30s"]],
  ["harpe, un tapis qui boucle", "fr", ["wanted harpe", "wanted tapis"]],
  ["harp, mix without melody", "en", ["wanted harp", "wanted mix", "wanted without melody"]],
  ["loop, hypnotic", "en", ["wanted loop", "wanted hypnotic"]],
] as const)(
  "the parts and the loop that «%s» wants delivered are no instruments or moods",
  async (text, locale, parts) => {
    const { concepts } = await read(text, locale);
    expect(concepts.map(({ mode, words }) => `${mode} ${words}`)).toEqual(parts);
  },
);

test.each([
  ["harp, no fade out at the end", "en", ["wanted harp"]],
  ["harp, a clean ending, not a fade", "en", ["wanted harp", "wanted clean ending"]],
  ["harpe, pas de fondu", "fr", ["wanted harpe"]],
  ["harpe, pas de shunt à la fin", "fr", ["wanted harpe"]],
  ["harp, no fade or drums", "en", ["wanted harp", "excluded drums"]],
  ["harpe, sans batterie ni fondu", "fr", ["wanted harpe", "excluded batterie"]],
] as const)(
  "«%s» excludes no title for an ending that no track is marked with",
  async (text, locale, parts) => {
    const { concepts } = await read(text, locale);
    expect(concepts.map(({ mode, words }) => `${mode} ${words}`)).toEqual(parts);
  },
);

test.each([
  ["harp, piano fade or drums", "en", ["wanted harp", "wanted piano", "wanted fade or drums"]],
  ["harpe, pas fade", "fr", ["wanted harpe", "excluded fade"]],
] as const)("«%s» refuses no ending", async (text, locale, parts) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ mode, words }) => `${mode} ${words}`)).toEqual(parts);
});
