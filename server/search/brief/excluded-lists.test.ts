import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

async function partsOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ mode, words }) => `${mode} ${words}`);
}

test.each([
  ["No drums, piano or guitar", "en", ["drums", "piano", "guitar"]],
  ["no drums, bass, piano, or guitar please", "en", ["drums", "bass", "piano", "guitar"]],
  ["avoid drums, acoustic guitar or strings", "en", ["drums", "acoustic guitar", "strings"]],
  ["no jazz, techno or dubstep", "en", ["jazz", "techno", "dubstep"]],
  ["sans batterie, piano ou guitare", "fr", ["batterie", "piano", "guitare"]],
  ["pas de batterie, de piano ni d’orgue", "fr", ["batterie", "piano", "orgue"]],
  ["évitez la batterie, le piano ou la guitare", "fr", ["batterie", "piano", "guitare"]],
] as const)("«%s» excludes each thing of its list", async (text, locale, things) => {
  expect(await partsOf(text, locale)).toEqual(things.map((thing) => `excluded ${thing}`));
});

test.each([
  [
    "no drums, piano or guitar, slow",
    "en",
    ["excluded drums", "excluded piano", "excluded guitar", "wanted slow"],
  ],
  [
    "no drums, piano or guitar, violin or cello",
    "en",
    ["excluded drums", "excluded piano", "excluded guitar", "wanted violin or cello"],
  ],
  ["no drums, soft piano or guitar", "en", ["excluded drums", "wanted soft", "wanted piano or guitar"]],
  ["no techno, piano or guitar", "en", ["excluded techno", "wanted piano or guitar"]],
  ["no drums, or piano", "en", ["excluded drums", "wanted piano"]],
  ["no drums, piano", "en", ["excluded drums", "wanted piano"]],
  ["pas de batterie, piano ou guitare", "fr", ["excluded batterie", "wanted piano ou guitare"]],
] as const)("the wish after the exclusions of «%s» stays one", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  ["no vocals/chants", "en", "no vocals", ["chants"]],
  ["no vocals or chants", "en", "no vocals", ["chants"]],
  ["no vocals, chants or choir", "en", "no vocals", ["chants", "choir"]],
  ["no vocals and choir", "en", "no vocals", ["choir"]],
  ["no vocals or drums", "en", "no vocals", ["drums"]],
  ["without vocals or choirs", "en", "without vocals", ["choirs"]],
  ["no voices or chanting please", "en", "no voices", ["chanting"]],
  ["no singing/chanting/whispers", "en", "no singing", ["chanting", "whispers"]],
  ["no lyrics or vocals", "en", "no lyrics", ["vocals"]],
  ["pas de voix/choeurs", "fr", "pas de voix", ["choeurs"]],
  ["pas de voix ou de choeur", "fr", "pas de voix", ["choeur"]],
  ["pas de voix, de choeurs ou de chants", "fr", "pas de voix", ["choeurs", "chants"]],
  ["sans voix/sifflements", "fr", "sans voix", ["sifflements"]],
  ["sans voix ni choeurs", "fr", "sans voix", ["choeurs"]],
  ["sans paroles ou chuchotements", "fr", "sans paroles", ["chuchotements"]],
] as const)("the list of voices goes on in «%s»", async (text, locale, version, things) => {
  expect(await partsOf(`cello, ${text}`, locale)).toEqual([
    "wanted cello",
    `wanted ${version}`,
    ...things.map((thing) => `excluded ${thing}`),
  ]);
});

test.each([
  ["no vocals, piano or guitar", "en", ["wanted no vocals", "wanted piano or guitar"]],
  ["no vocals – choir pads ok", "en", ["wanted no vocals", "loose choir", "loose pads"]],
  [
    "no vocals, choir or humming is fine, harp",
    "en",
    ["wanted no vocals", "loose choir or humming", "wanted harp"],
  ],
  ["no vocals and soft piano", "en", ["wanted no vocals", "wanted soft", "wanted piano"]],
  ["no vocals, but choir", "en", ["wanted no vocals", "wanted choir"]],
  ["no vocals/instrumental", "en", ["wanted no vocals", "wanted instrumental"]],
  ["no vocals or very sparse vocals", "en", ["wanted no vocals", "wanted sparse", "wanted vocals"]],
  ["sans voix, piano ou guitare", "fr", ["wanted sans voix", "wanted piano ou guitare"]],
  ["pas de voix et un piano", "fr", ["wanted pas de voix", "wanted piano"]],
  ["sans voix ou instrumental", "fr", ["wanted sans voix ou instrumental"]],
  ["pas de voix, un choeur", "fr", ["wanted pas de voix", "wanted choeur"]],
] as const)("no list of voices goes on in «%s»", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});
