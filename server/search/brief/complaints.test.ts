import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";
import { withoutAsides } from "./asides.ts";

const { read } = briefReader();

async function partsOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ mode, words }) => `${mode} ${words}`);
}

test.each([
  ["harp, the previous tracks felt too dark", "en"],
  ["harp (the first batch was way too cheesy)", "en"],
  ["harp, the director rejected the last round (too jazzy!)", "en"],
  ["harp, but the one you sent seemed a bit too gloomy", "en"],
  ["harp, everything so far has been too epic", "en"],
  ["harp. They found the other options too slow and dark", "en"],
  ["harpe, jusqu'ici trop mélancolique", "fr"],
  ["harpe, le monteur a déjà essayé trois titres trop dramatiques", "fr"],
  ["harpe, on a reçu des propositions trop agressives", "fr"],
  ["harpe, ce qu'on a entendu était trop triste", "fr"],
  ["harpe, les premiers essais (trop kitsch) n'ont pas plu", "fr"],
  ["trop de violons et trop lent, harpe", "fr"],
  ["too many sad pianos, harp", "en"],
  ["trop de cuivres et de cordes, harpe", "fr"],
  ["Our last two picks felt too corporate (too shiny!). Harp", "en"],
  ["Le réal trouve la maquette trop molle et trop lente, harpe", "fr"],
  ["previous round was way too cinematic, harp", "en"],
] as const)("in «%s» the complaint about earlier music is no wish", async (text, locale) => {
  expect((await partsOf(text, locale)).map((part) => part.toLowerCase())).toEqual([
    `wanted ${locale === "fr" ? "harpe" : "harp"}`,
  ]);
});

test.each([
  ["too dark and slow, we need drums", "en", ["wanted drums"]],
  ["too dark and we need something brighter", "en", ["wanted brighter"]],
  ["trop sombre et cuivres", "fr", ["wanted cuivres"]],
  ["no piano (too sad), harp", "en", ["excluded piano", "wanted harp"]],
  ["choir too, harp", "en", ["wanted choir", "wanted harp"]],
  ["une ambiance trop cool, harpe", "fr", ["wanted cool", "wanted harpe"]],
  ["pas de rythme trop marqué, harpe", "fr", ["excluded rythme", "wanted harpe"]],
  ["harp, nothing that feels too dark", "en", ["wanted harp", "excluded dark"]],
  ["trop triste", "fr", ["wanted triste"]],
] as const)("«%s» keeps what is asked for beside it", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test("what there is too much of is reported as set aside, with its “too”", async () => {
  const { dropped } = await read("harpe, trop mélancolique", "fr");
  expect(dropped).toContain("trop mélancolique");
});

test.each([
  "the first ones you sent ".repeat(80),
  "on a recu des titres ".repeat(90),
  "we tried ".repeat(200),
  `everything we ${"heard ".repeat(300)}`,
])("a text of two thousand characters of complaints is read quickly", (text) => {
  expect(withoutAsides(text).text).toHaveLength(text.length);
});
