import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

async function partsOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ mode, words }) => `${mode} ${words}`);
}

test.each([
  ["like Hans Zimmer's Time: strings", "en", ["wanted Hans Zimmer's Time", "wanted strings"]],
  [
    "harp, in the vein of Max Richter's On the Nature of Daylight",
    "en",
    ["wanted harp", "wanted Max Richter's On the Nature of Daylight"],
  ],
  ['harp, Hans Zimmer\'s "Time"', "en", ["wanted harp", "wanted Hans Zimmer"]],
  ["harpe, comme « Time » de Hans Zimmer", "fr", ["wanted harpe", "wanted Hans Zimmer"]],
  ["harp, Ennio Morricone's Piano", "en", ["wanted harp", "wanted Ennio Morricone", "wanted Piano"]],
] as const)("the title beside a name in «%s» is no subject", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  ["harpe, style Bourne", "fr", "Bourne"],
  ["harp, something for Carey", "en", "Carey"],
  ["harpe, un film de Fanny Lardin", "fr", "Lardin"],
] as const)("the name in «%s» is not respelt", async (text, locale, name) => {
  const { concepts } = await read(text, locale);
  expect(concepts.find(({ words }) => words === name)).toMatchObject({ kind: "text", title: name });
});

test("a misspelt word of music is still corrected, with a capital too", async () => {
  const { concepts } = await read("Violonchelle triste", "fr");
  expect(concepts[0]).toMatchObject({ reason: "spelling", instead: ["violoncelle"] });
});

/** Returns the weight of the demand for the place. */
async function weightOf(text: string, locale: "fr" | "en", place: string) {
  const { concepts, search } = await read(text, locale);
  const at = concepts.findIndex(({ words }) => words === place);
  return search.demands.find(({ concept }) => concept === at)?.weight;
}

test.each([
  ["poursuite sur les toits de Paris, percussions", "fr", "Paris"],
  ["dans les rues de Tokyo, harpe", "fr", "Tokyo"],
  ["chase across the rooftops of Naples, percussion", "en", "Naples"],
] as const)("in «%s» the place is only where a scene is set", async (text, locale, place) => {
  expect(await weightOf(text, locale, place)).toBeLessThan(20);
});

test.each([
  ["musique de Paris, harpe", "fr", "Paris"],
  ["harp, music from the streets of Havana", "en", "Havana"],
] as const)("in «%s» the place is that of the music", async (text, locale, place) => {
  expect(await weightOf(text, locale, place)).toBeGreaterThan(100);
});

test.each([
  ["harpe, voix masculine en anglais ok", "fr"],
  ["harpe, chant en espagnol bienvenu", "fr"],
] as const)("the language of the voice in «%s» is no place", async (text, locale) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ kind }) => kind)).not.toContain("territory");
});

test.each([
  ["jazzy big band", ["jazzy", "big band"]],
  ["drums, drums", ["drums"]],
])("of «%s» only what repeats is left out", async (text, words) => {
  const { concepts } = await read(text, "en");
  expect(concepts.map((concept) => concept.words)).toEqual(words);
});

test.each([
  ["harp, a big drop around halfway", "en", ["wanted harp", "wanted drop"]],
  ["harp, low pulses", "en", ["wanted harp", "wanted pulses"]],
  ["Late 60s harp", "en", ["wanted Late 60s", "wanted harp"]],
  ["harpe, spot radio", "fr", ["wanted harpe", "wanted spot radio"]],
  ["harpe, doc animalier", "fr", ["wanted harpe", "wanted doc animalier"]],
  ["harp, we put it in a medieval-era film", "en", ["wanted harp", "wanted medieval", "wanted film"]],
  ["Low", "en", ["wanted Low"]],
] as const)("no words of grammar weigh in «%s»", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});
