import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

/** Returns the mode of the only key of a brief, and the words of its other concepts. */
async function modeOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  const keys = concepts.filter(({ kind }) => kind === "key");
  expect(keys).toHaveLength(1);
  const modes = new Set(keys[0]?.tonalities?.map((tonality) => tonality.split(" ")[1]));
  return [[...modes], concepts.filter(({ kind }) => kind !== "key").map(({ words }) => words)];
}

test.each([
  ["piano majeur", "fr", "major", ["piano"]],
  ["piano mineur, lent", "fr", "minor", ["piano", "lent"]],
  ["piano triste mineur", "fr", "minor", ["piano triste"]],
  ["harpe (mineur)", "fr", "minor", ["harpe"]],
  ["harpe en majeur avec flûte", "fr", "major", ["harpe", "flûte"]],
  ["guitare majeure", "fr", "major", ["guitare"]],
  ["cordes mineures", "fr", "minor", ["cordes"]],
  ["harpe, plutôt mineur", "fr", "minor", ["harpe"]],
  ["lent et mineur", "fr", "minor", ["lent"]],
  ["harpe, ton mineur", "fr", "minor", ["harpe"]],
  ["minor piano", "en", "minor", ["piano"]],
  ["slow minor strings", "en", "minor", ["slow", "strings"]],
  ["harp, mostly minor", "en", "minor", ["harp"]],
  ["harp in a minor key", "en", "minor", ["harp"]],
  ["minor-key harp", "en", "minor", ["harp"]],
  ["harp major with flute", "en", "major", ["harp", "flute"]],
] as const)("the mode of «%s» is the keys of that mode", async (text, locale, mode, others) => {
  expect(await modeOf(text, locale)).toEqual([[mode], others]);
});

test("of two modes either is meant", async () => {
  const { concepts } = await read("harp, major or minor", "en");
  expect(concepts.filter(({ kind }) => kind === "key").flatMap(({ tonalities }) => tonalities)).toEqual(
    expect.arrayContaining(["C major", "C minor"]),
  );
});

test.each([
  ["a major piano piece", "en"],
  ["a major label, piano", "en"],
  ["piano, minor percussion", "en"],
  ["piano major role", "en"],
  ["piano, un rôle majeur", "fr"],
  ["un album majeur, piano", "fr"],
  ["une tension majeure, piano", "fr"],
] as const)("«%s» names no key", async (text, locale) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ kind }) => kind)).not.toContain("key");
  expect(concepts.map(({ words }) => words)).toContain("piano");
});

test.each([
  ["harpe pour la collection documentaire « Mer du Soir »", "fr", "Mer du Soir"],
  ['harp for the show called "Quiet Harbours", slow', "en", "Quiet Harbours"],
] as const)("the title of what the music of «%s» is for is no demand", async (text, locale, title) => {
  const { concepts, dropped } = await read(text, locale);
  expect(concepts.map(({ mode }) => mode)).not.toContain("must");
  expect(dropped).toContain(title);
});

test.each([
  ['harp, "Quiet Harbours"', "en"],
  ['harp for the show, +"Quiet Harbours"', "en"],
  ["harpe, film : « tango »", "fr"],
  ["harpe, le morceau « Mer du Soir »", "fr"],
] as const)("the quotation in «%s» stays a demand", async (text, locale) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ mode }) => mode)).toContain("must");
});
