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
  // In the words of another.
  ["harpe, la dernière sélection était trop « carte postale »", "fr"],
  ['client finds ukulele "too cute", harp', "en"],
  ["The agency thought it was a bit too “bedroom” and twee, harp", "en"],
  // A thing that somebody finds too much of something.
  ["La réalisatrice trouve le hip-hop trop agressif, harpe", "fr"],
  ["The ukulele is too cute, harp", "en"],
  // Lists.
  ["Trop lisse, molle et lente. Harpe", "fr"],
  ["Too loud, busy and modern! Harp", "en"],
  ["Trop de piano, de violons et de nappes dans ce qu'on a reçu. Harpe", "fr"],
  ["too many pianos, strings and pads. Harp", "en"],
  ['Client says what we sent before was "too busy" and "a bit elevator", harp', "en"],
  // What was used or sent earlier.
  ["Last season's film used dubstep and the fans slated it. Harp", "en"],
  ["La version de l'an passé avec ukulélé et sifflement faisait trop pub, harpe", "fr"],
  ["Le diffuseur a refusé nos premiers choix (trop new age, trop de tambours). Harpe", "fr"],
  ["Last year's music (a ukulele thing) was slated by the sponsors. Harp", "en"],
  ["Trop de synthés, de cuivres et d'effets dans la première sélection. Harpe", "fr"],
  ["La rédaction trouve l'ancien générique trop martial et daté. Harpe", "fr"],
  ["Pas d'imitation de Django, harpe", "fr"],
  ["anything that sounds like a bank advert is a no, harp", "en"],
  ["Last year we used a funk track and nobody liked it. Harp", "en"],
  ["L'an dernier on avait pris une bossa et le client n'a pas accroché. Harpe", "fr"],
  ["we tried jazz last time but it fell flat, harp", "en"],
  ["The last library sent us heavy metal, dubstep and trap, we want harp", "en"],
  ["La librairie précédente nous a envoyé du metal et de la dance, on cherche de la harpe", "fr"],
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
  ["too sad, harp and strings", "en", ["wanted harp", "wanted strings"]],
  ["trop de batterie, du piano et des cordes", "fr", ["wanted piano", "wanted cordes"]],
  ["trop de piano, de violons et de nappes, plutôt une guitare", "fr", ["wanted guitare"]],
  ["Too fast, slow and gentle. Harp", "en", ["wanted slow", "wanted gentle", "wanted Harp"]],
  ["too slow, faster and happier, harp", "en", ["wanted faster", "wanted happier", "wanted harp"]],
  ["Trop triste, joyeux et lumineux.", "fr", ["wanted joyeux", "wanted lumineux"]],
  ["too loud, quiet and calm please", "en", ["wanted quiet", "wanted calm"]],
  ["too corporate, more organic and warm", "en", ["wanted organic", "wanted warm"]],
  ["Trop de piano, violons et harpe", "fr", ["wanted violons", "wanted harpe"]],
  ["le piano est parfait, pas trop triste", "fr", ["wanted piano"]],
  ["we used a harp last time, now strings please", "en", ["wanted harp", "wanted strings"]],
  ["The library sent us a harp and it was great", "en", ["wanted harp"]],
  [
    "The board hated the acoustic guitar, said it was twee, harp",
    "en",
    ["excluded acoustic guitar", "wanted harp"],
  ],
  ["harpe, on sature de braams et de « risers »", "fr", ["wanted harpe", "excluded risers"]],
  ["Nobody liked the funk, harp", "en", ["excluded funk", "wanted harp"]],
  [
    "Le client déteste le saxophone et trouve le piano trop triste, harpe",
    "fr",
    ["excluded saxophone", "wanted harpe"],
  ],
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
  "the library sent us ".repeat(100),
  "last time we used a ".repeat(100),
  `the client finds ${"a b c d ".repeat(240)}`,
  'too "'.repeat(400),
])("a text of two thousand characters of complaints is read quickly", (text) => {
  expect(withoutAsides(text).text).toHaveLength(text.length);
});
