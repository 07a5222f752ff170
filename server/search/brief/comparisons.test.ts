import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

async function partsAndDropped(text: string, locale: "fr" | "en") {
  const { concepts, dropped } = await read(text, locale);
  return { parts: concepts.map(({ mode, words }) => `${mode} ${words}`), dropped };
}

test.each([
  ["valse sans flûte et en plus lent", "fr", ["wanted valse", "excluded flûte", "wanted lent"]],
  ["harpe sans violon et plus joyeux", "fr", ["wanted harpe", "excluded violon", "wanted joyeux"]],
  ["harpe sans violon et lent", "fr", ["wanted harpe", "excluded violon", "wanted lent"]],
  ["harp without flute and slower", "en", ["wanted harp", "excluded flute", "wanted slower"]],
  ["harp, no flute and more tender", "en", ["wanted harp", "excluded flute", "wanted tender"]],
  ["harp, no flute and under 90 bpm", "en", ["wanted harp", "excluded flute", "wanted under 90 bpm"]],
  ["harpe, pas triste ni plus lent", "fr", ["wanted harpe", "excluded triste", "excluded lent"]],
  ["harpe sans violon et flûte", "fr", ["wanted harpe", "excluded violon", "excluded flûte"]],
] as const)("in «%s» a comparison is a wish even after a negation", async (text, locale, parts) => {
  expect((await partsAndDropped(text, locale)).parts).toEqual(parts);
});

test.each([
  ["harpe, plutôt valse que tango, doux", "fr", ["wanted harpe", "wanted valse", "wanted doux"], "tango"],
  ["plus jazz que funk", "fr", ["wanted jazz"], "funk"],
  ["rather jazz than funk", "en", ["wanted jazz"], "funk"],
  ["harp, more tender than sad", "en", ["wanted harp", "wanted tender"], "sad"],
] as const)("«%s» drops the rejected alternative", async (text, locale, parts, aside) => {
  const { dropped, ...read } = await partsAndDropped(text, locale);
  expect(read.parts).toEqual(parts);
  expect(dropped).toContain(aside);
});

test("a clause after «que» is no comparison", async () => {
  const { parts } = await partsAndDropped("plus doux que je puisse danser", "fr");
  expect(parts).toContain("wanted danser");
});

test.each([
  ["plus long que 3 min", "length"],
  ["piano, plus rapide que 120 bpm", "tempo"],
  ["plus long que trois minutes", "length"],
])("in «%s» a figure is no comparison with something else", async (text, kind) => {
  expect((await read(text, "fr")).concepts.map((concept) => concept.kind)).toContain(kind);
});
