import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

test.each([
  ["Besoin urgent : harpe", "fr", ["harpe"]],
  ["Urgent request: harp", "en", ["harp"]],
  ["request urgent, harp", "en", ["harp"]],
  ["harpe, pas de tuba par pitié", "fr", ["harpe", "tuba"]],
  ["harp, no tuba for heaven's sake", "en", ["harp", "tuba"]],
  ["harpe. Écoute prévue mardi matin", "fr", ["harpe"]],
  ["harp, listening due Tuesday afternoon", "en", ["harp"]],
  ["la cliente a dit texto harpe", "fr", ["harpe"]],
  ["harp, our director has an issue with it", "en", ["harp"]],
  ["harpe, la cliente a un souci avec le montage actuel", "fr", ["harpe"]],
  ["harp, the producer has a problem with the budget", "en", ["harp"]],
  ["harp, our client has a thing for flutes", "en", ["harp", "flutes"]],
  ["une harpe ferait l’affaire", "fr", ["harpe"]],
  ["a harp would do the trick", "en", ["harp"]],
  ["harp for the post house", "en", ["harp"]],
  ["harp, for the rights holder", "en", ["harp"]],
  ["harpe, épisode pilote", "fr", ["harpe"]],
  ["harp for our streaming platform", "en", ["harp"]],
  ["imaginez années 80 : harpe", "fr", ["années 80", "harpe"]],
  ["harp. Think 80s: flute", "en", ["harp", "80s", "flute"]],
  ["a harp that drops to one flute", "en", ["harp", "flute"]],
] as const)("the talk of work in «%s» is no music", async (text, locale, words) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map((one) => one.words)).toEqual(words);
  expect(concepts.map(({ kind }) => kind)).not.toContain("length");
});

test.each([
  ["urgent strings", "en", "urgent"],
  ["il faut que ce soit urgent et tendu", "fr", "urgent"],
  ["tears streaming, harp", "en", "streaming"],
  ["boy meets girl, harp", "en", "meets"],
  ["film institutionnel, harpe", "fr", "film institutionnel"],
] as const)("«%s» keeps its words", async (text, locale, words) => {
  const { concepts, dropped } = await read(text, locale);
  expect(dropped).not.toContain(words);
  expect(concepts.length).toBeGreaterThan(0);
});

test.each([
  ["harp, a waltz would be a dream", "en", "waltz"],
  ["harpe, une valse serait le rêve", "fr", "valse"],
] as const)("the dream of «%s» is a wish that bars nothing", async (text, locale, words) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ mode, words: said }) => `${mode} ${said}`)).toEqual([
    expect.stringMatching(/^wanted harpe?$/),
    `loose ${words}`,
  ]);
});
