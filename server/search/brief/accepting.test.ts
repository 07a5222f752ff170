import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

test.each([
  ["harpe, sans paroles (chœurs en ouh ouh OK)", "fr", ["wanted", "wanted", "loose", "loose"]],
  ["harp, choir ok but no words", "en", ["wanted", "loose", "wanted"]],
  ["harpe, flûte OK", "fr", ["wanted", "loose"]],
  ["ok harp", "en", ["wanted"]],
] as const)("a wish that «%s» merely accepts becomes loose", async (text, locale, modes) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ mode }) => mode)).toEqual(modes);
});

test.each([
  ["harpe, le plus épique possible", "fr", ["wanted", "wanted"]],
  ["as dark as possible", "en", ["wanted"]],
  ["piano le plus lent possible", "fr", ["wanted", "wanted"]],
  ["piano sans batterie possible", "fr", ["wanted", "excluded"]],
  ["piano sans batterie ok", "fr", ["wanted", "excluded"]],
  ["dark piano with choir ok", "en", ["wanted", "wanted", "loose"]],
  ["piano et chœurs OK", "fr", ["wanted", "loose"]],
] as const)("the other wishes of «%s» keep their mode", async (text, locale, modes) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ mode }) => mode)).toEqual(modes);
});
