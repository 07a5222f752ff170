import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";
import { leftOutTitles } from "./left-out-titles.ts";

const { read } = briefReader();

test.each([
  ["pareil que « Sel gemme », mais pas celui-là", "fr"],
  ["même genre que « Sel gemme » mais surtout pas celui-là", "fr"],
  ["un morceau comme Sel gemme, on n'a pas les droits de celui-ci", "fr"],
  ["quelque chose comme Sel gemme mais pas ce morceau", "fr"],
  ["comme « Sel gemme » (déjà utilisé)", "fr"],
  ["dans l’esprit de Sel gemme mais pas Sel gemme", "fr"],
  ["une musique comme Sel gemme, impossible de l'utiliser", "fr"],
  ["like Sel gemme but not that one", "en"],
  ["like Sel gemme, but different", "en"],
  ['similar to "Sel gemme", not the same track', "en"],
  ["same vibe as Sel gemme but not that track", "en"],
  ["something along the lines of Sel gemme (can't use the actual one)", "en"],
  ['a track like "Sel gemme" but we can’t license it', "en"],
] as const)("«%s» wants tracks like that one, and leaves it out", async (text, locale) => {
  const { concepts, search } = await read(text, locale);
  expect(concepts.map(({ mode, title }) => `${mode} ${title}`)).toEqual([
    "wanted Sel gemme",
    "excluded Sel gemme",
  ]);
  expect(concepts[0]?.leads.length).toBeGreaterThan(0);
  expect(search.excluded.map(({ terms, texts }) => [terms, texts.map((one) => one.text)])).toEqual([
    [[], ["Sel gemme"]],
  ]);
});

test.each([
  ["harpe, mais pas celle-là", "fr", ["wanted harpe"]],
  ["harpe, sauf celui-ci", "fr", ["wanted harpe"]],
  ["pareil que Duchmol mais pas celui-là, harpe", "fr", ["wanted Duchmol", "wanted harpe"]],
  ["like Daft Punk but not that one, harp", "en", ["wanted harp"]],
  ["harp but not this one please", "en", ["wanted harp"]],
] as const)("«%s» points at no title, and searches none of its pronouns", async (text, locale, parts) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ mode, words }) => `${mode} ${words}`)).toEqual(parts);
});

test.each([
  ["harpe, pas de piste triste", "fr", "piste"],
  ["harp, not the drums", "en", "drums"],
  ["harp, not that sad", "en", "sad"],
  ["like Sel gemme but without drums", "en", "drums"],
] as const)("the negation of «%s» stays one", (text, _, word) => {
  expect(leftOutTitles(text, []).text).toContain(word);
});

test.each(["pas celui-là ".repeat(150), "not the one ".repeat(160), "but just only ".repeat(140)])(
  "a text of two thousand characters full of pointers is read whatever it is",
  (text) => {
    expect(leftOutTitles(`harp ${text}`, []).text).toHaveLength(text.length + 5);
  },
);
