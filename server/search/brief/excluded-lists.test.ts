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
