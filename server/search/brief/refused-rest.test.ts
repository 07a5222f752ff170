import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

async function partsOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ mode, words }) => `${mode} ${words}`);
}

test.each([
  ["harp, no dubstep growls", "en", ["wanted harp", "excluded dubstep"]],
  ["harp, no EDM risers or techno wobbles", "en", ["wanted harp", "excluded EDM", "excluded techno"]],
  ["harp, no vocals or vocal chops", "en", ["wanted harp", "wanted no vocals", "excluded vocal chops"]],
  ["harp, no country twang", "en", ["wanted harp", "excluded country"]],
  ["harp, no heavy metal guitars", "en", ["wanted harp", "excluded heavy metal"]],
  ["harp, not Coldplay style rock", "en", ["wanted harp", "excluded Coldplay"]],
  ["harp, not Adele type ballads", "en", ["wanted harp", "excluded Adele"]],
  ["harp, no Hans Zimmer style epic", "en", ["wanted harp", "excluded Hans Zimmer style"]],
  ["harpe, pas de textes engagés", "fr", ["wanted harpe", "excluded engagés"]],
] as const)("the rest of what «%s» refuses is no wish", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  ["pas de paroles tristes", "excluded tristes"],
  ["sans paroles niaises", "excluded niaises"],
  ["pas de voix tristes", "excluded voix tristes"],
  ["pas de chœurs joyeux", "excluded chœurs joyeux"],
] as const)(
  "«harpe, %s» refuses songs of that kind, and does not ask for an instrumental",
  async (said, part) => {
    expect(await partsOf(`harpe, ${said}`, "fr")).toEqual(["wanted harpe", part]);
  },
);

test.each([
  ["no jazz happy ukulele", "en", ["excluded jazz", "wanted happy", "wanted ukulele"]],
  ["no drums piano or guitar", "en", ["excluded drums", "wanted piano or guitar"]],
  ["sans paroles triste", "fr", ["wanted sans paroles", "wanted triste"]],
  ["sans paroles cuivres", "fr", ["wanted sans paroles", "wanted cuivres"]],
  ["pas de paroles, tristes violons", "fr", ["wanted pas de paroles", "wanted tristes", "wanted violons"]],
] as const)("in «%s» only a comma is missing before the next wish", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});
