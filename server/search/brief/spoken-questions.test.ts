import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";
import { withoutAsides } from "./asides.ts";

const { read } = briefReader();

async function partsOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ mode, words }) => `${mode} ${words}`);
}

test.each([
  ["vous auriez pas un truc genre western", "fr", ["wanted western"]],
  ["vous n’auriez pas par hasard une harpe douce ?", "fr", ["wanted harpe", "wanted douce"]],
  ["est-ce que vous auriez pas de la harpe", "fr", ["wanted harpe"]],
  ["t’as pas un morceau plus doux", "fr", ["wanted doux"]],
  ["t'aurais pas de la harpe", "fr", ["wanted harpe"]],
  ["tu connais pas une valse triste", "fr", ["wanted valse triste"]],
  ["vous avez pas plus joyeux", "fr", ["wanted joyeux"]],
  ["n'auriez-vous pas de la harpe", "fr", ["wanted harpe"]],
  ["y a pas moyen d'avoir de la harpe", "fr", ["wanted harpe"]],
  ["y'a pas un morceau plus lent avec harpe", "fr", ["wanted lent", "wanted harpe"]],
  ["il n’y aurait pas un truc avec de la harpe ?", "fr", ["wanted harpe"]],
  ["on pourrait pas avoir une harpe", "fr", ["wanted harpe"]],
  ["vous auriez rien de plus joyeux", "fr", ["wanted joyeux"]],
  ["je trouve pas de valse triste", "fr", ["wanted valse triste"]],
  ["ça serait pas possible un truc plus joyeux ?", "fr", ["wanted joyeux"]],
  ["is there nothing softer with harp?", "en", ["wanted softer", "wanted harp"]],
  ["pourrais-tu pas me trouver une harpe", "fr", ["wanted harpe"]],
  ["ce serait pas possible d'avoir une harpe", "fr", ["wanted harpe"]],
  ["harpe, ça existe pas en plus lent ?", "fr", ["wanted harpe", "wanted lent"]],
  ["tu n'aurais pas une valse sans batterie ?", "fr", ["wanted valse", "excluded batterie"]],
  ["you wouldn't have something like a western, would you", "en", ["wanted western"]],
  ["you wouldn’t happen to know a sad waltz would you?", "en", ["wanted sad waltz"]],
  ["don't you have something softer with harp", "en", ["wanted softer", "wanted harp"]],
  ["haven't you got any harp", "en", ["wanted harp"]],
  ["do you not have a harp", "en", ["wanted harp"]],
  ["isn't there a sad waltz", "en", ["wanted sad waltz"]],
  ["there isn't a happier harp piece, is there?", "en", ["wanted happier", "wanted harp"]],
  ["I don't suppose you have a harp", "en", ["wanted harp"]],
  ["couldn't you find me a harp", "en", ["wanted harp"]],
  ["can't we have a harp with no drums", "en", ["wanted harp", "excluded drums"]],
  ["any chance of a harp", "en", ["wanted harp"]],
] as const)("the polite negation of «%s» excludes nothing", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  ["harpe, y a pas de batterie", "fr", ["wanted harpe", "excluded batterie"]],
  ["harpe, on n’a pas de batterie", "fr", ["wanted harpe", "excluded batterie"]],
  ["harp, there isn't any piano", "en", ["wanted harp", "excluded piano"]],
  ["harp, you don't have to include drums", "en", ["wanted harp", "loose drums"]],
  ["harp, we don't want drums", "en", ["wanted harp", "excluded drums"]],
] as const)("the negation of the statement «%s» stays one", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each(["y a pas ".repeat(250), "there isn't ".repeat(160), "vous n'auriez pas ".repeat(110)])(
  "a text of two thousand characters full of questions is read whatever it is",
  (text) => {
    expect(withoutAsides(`harp ${text}`).text).toHaveLength(text.length + 5);
  },
);
