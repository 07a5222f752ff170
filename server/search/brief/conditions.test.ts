import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";
import { withoutSofteners } from "./softeners.ts";

const { read } = briefReader();

async function partsOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ mode, words }) => `${mode} ${words}`);
}

test.each([
  ["harpe, sifflement ok si discret", "fr", ["wanted harpe", "loose sifflement"]],
  ["harpe, cuivres possibles à condition qu’ils soient doux", "fr", ["wanted harpe", "loose cuivres"]],
  ["harpe, un peu de batterie seulement si c’est léger", "fr", ["wanted harpe", "loose batterie"]],
  ["harpe, chœurs acceptés tant que c’est sans paroles", "fr", ["wanted harpe", "loose chœurs"]],
  ["harpe, voix d’accord du moment qu’elles sont lointaines", "fr", ["wanted harpe", "loose voix"]],
  ["harpe, violon bienvenu s’il est discret", "fr", ["wanted harpe", "loose violon"]],
  ["harpe, voix ok mais discrètes", "fr", ["wanted harpe", "loose voix"]],
  ["harpe, on accepte la batterie si elle est légère", "fr", ["wanted harpe", "loose batterie"]],
  ["harpe (cuivres ok si légers)", "fr", ["wanted harpe", "loose cuivres"]],
  ["harpe ; percussions : ok si discrètes", "fr", ["wanted harpe", "loose percussions"]],
  ["harp, strings are fine if subtle", "en", ["wanted harp", "loose strings"]],
  ["harp, vocals OK as long as they're wordless", "en", ["wanted harp", "loose vocals"]],
  ["harp, drums okay provided they are soft", "en", ["wanted harp", "loose drums"]],
  ["harpe, voix : oui si sans paroles", "fr", ["wanted harpe", "loose voix"]],
  ["harp, guitar only if acoustic", "en", ["wanted harp", "loose guitar"]],
  ["harp, guitar only if acoustic – slow", "en", ["wanted harp", "loose guitar", "wanted slow"]],
  ["harp, strings, if subtle", "en", ["wanted harp", "loose strings"]],
  ["harp, drums? ok if soft", "en", ["wanted harp", "loose drums"]],
  ["harp, whistling only if it's subtle", "en", ["wanted harp", "loose whistling"]],
  ["harp, choir allowed but only if distant", "en", ["wanted harp", "loose choir"]],
  [
    "harp, brass possible as long as it isn't epic, slow",
    "en",
    ["wanted harp", "loose brass", "wanted slow"],
  ],
  ["harp, strings fine if subtle but no drums", "en", ["wanted harp", "loose strings", "excluded drums"]],
] as const)("the condition of «%s» is no wish, and its thing hardly one", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  ["harp, no drums unless subtle", "en", ["wanted harp", "excluded drums"]],
  ["harpe, pas de batterie sauf si discrète", "fr", ["wanted harpe", "excluded batterie"]],
] as const)("the exception of «%s» is no wish", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  ["harp, accordion only if there’s nothing else", "en"],
  ["harpe, accordéon seulement s’il n’y a rien d’autre", "fr"],
  ["harpe, accordéon en dernier recours", "fr"],
  ["harp, accordion as a last resort", "en"],
] as const)("the last resort of «%s» counts against tracks without excluding any", async (text, locale) => {
  const { concepts, search } = await read(text, locale);
  expect(concepts).toHaveLength(1);
  expect(search.excluded).toEqual([]);
  expect(search.demands[0]?.evidence.against).toHaveLength(1);
});

test.each([
  ["harp, as long as it's a guy singing", "en", ["wanted harp", "wanted guy singing"]],
  ["harp, provided there’s a woman singing", "en", ["wanted harp", "wanted woman singing"]],
  ["harpe, tant que c’est un mec qui chante", "fr", ["wanted harpe", "wanted mec qui chante"]],
  ["harpe, à condition que ce soit une voix d’homme", "fr", ["wanted harpe", "wanted voix d’homme"]],
  ["harpe, du moment que c’est lent", "fr", ["wanted harpe", "wanted lent"]],
  ["harp, as long as it’s not epic", "en", ["wanted harp", "excluded epic"]],
  ["harp, vocals, as long as it’s a woman", "en", ["wanted harp", "wanted vocals"]],
  ["harpe, pourvu que ce soit une fille", "fr", ["wanted harpe"]],
] as const)(
  "the condition that «%s» sets for the whole brief is a wish, except a mere sex",
  async (text, locale, parts) => {
    expect(await partsOf(text, locale)).toEqual(parts);
  },
);

test("“stems provided” sets no condition", () => {
  expect(withoutSofteners("harp, stems provided", []).dropped).toEqual([]);
});

test.each([
  ["harpe, si triste", "fr", ["wanted harpe", "wanted triste"]],
  ["harpe, un piano si doux", "fr", ["wanted harpe", "wanted piano", "wanted doux"]],
  ["harp, if you have a choir", "en", ["wanted harp", "wanted choir"]],
  ["harp, as long as a minute", "en", ["wanted harp", "wanted a minute"]],
] as const)("«%s» sets no condition", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  "ok if ".repeat(280),
  "as long as it's ".repeat(120),
  "unless ".repeat(280),
  "si discret ".repeat(180),
  `ok if${" ".repeat(1_990)}x`,
])("a text of two thousand characters full of conditions is read whatever it is", (text) => {
  expect(withoutSofteners(`harp ${text}`, []).text).toHaveLength(text.length + 5);
});
