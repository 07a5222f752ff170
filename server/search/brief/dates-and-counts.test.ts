import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";
import { readFigures } from "./figures.ts";

const { read } = briefReader();

async function conceptsOf(text: string, locale: "fr" | "en" = "fr") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ kind, words }) => `${kind} ${words}`);
}

test.each([
  "harp (diff. le 14/11)",
  "harp, le 14 novembre",
  "harp, sortie mai 2026",
  "harp, sortie le 28 février",
  "harp, 24 déc. en ligne",
  "harp, US release 10/09",
  "harp, release 4/4",
  "harp for 24 Dec online",
  "harp, 14/11/2026",
  "harp, 2026-11-14",
  "harp, 12/06",
  "harp, spring 2027",
  "harp, livraison novembre",
  "harp, 8x35 min",
  "harp, 6 x 52'",
  "harp, 8 épisodes de 35 minutes",
  "harp, 6 episodes of 30 min",
  "harp, 10 × 26",
  "harp, 4 x 1h",
  "harp, 8-12 yr olds",
  "harp, de 8 à 12 ans",
  "harp, aged 8-12",
  "harp, the 18-35",
  "harp, 1936",
  "harp, 1914-1918",
  "harp, the 1936 Games",
  "harp, 3 fois",
  "harp, 100 fois",
  "harp, 3 times",
  "Plus 1 harp",
  "harp, Q4",
])("nothing but the harp is searched for in «%s»", async (text) => {
  expect(await conceptsOf(text, "en")).toEqual(["term harp"]);
});

test.each([
  ["1984", ["text 1984"]],
  ["Episode 3", ["text Episode", "text 3"]],
  ["bal du 14 juillet", ["idea bal du 14 juillet"]],
  ["crise de 1929", ["idea crise de 1929"]],
  ["années 1930", ["idea années 1930"]],
  ["harpe, 2025 or newer", ["term harpe", "text 2025 or newer"]],
  ["il était une fois, harpe", ["idea il était une fois", "term harpe"]],
  ["pistes séparées, novembre", ["version pistes séparées", "idea novembre"]],
  ["harpe «14 novembre»", ["term harpe", "text 14 novembre"]],
  ["harpe, 100-120", ["term harpe", "tempo 100-120"]],
  ["real", ["idea real"]],
  ["Plus 30 s, harpe", ["length 30 s", "term harpe"]],
  ["harpe, 2-3 min", ["term harpe", "length 2-3 min"]],
])("the words of «%s» are searched for", async (text, concepts) => {
  expect(await conceptsOf(text)).toEqual(concepts);
});

test("a row of years, dates and signs is read in a time that grows with its length only", () => {
  // A pattern that tries every way to split the signs would take minutes.
  for (const part of ["release ", "release-", "1936 ", "14 ", "sortie le - ", "8 x ", "14/11", "de 8 a "])
    expect(readFigures(part.repeat(20_000)).length).toBeLessThanOrEqual(20_000 * part.length);
});
