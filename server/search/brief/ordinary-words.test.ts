import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";
import { isOrdinary } from "./ordinary-words.ts";

const { read, lexicon } = briefReader();

test.each([
  ["harpe, presque rien", "fr", "presque"],
  ["harpe, il faut le rendre plus doux", "fr", "rendre"],
  ["harpe, un message pour la pension", "fr", "message"],
  ["harpe, une évolution lente", "fr", "évolution"],
  ["harpe, vendu à la saison", "fr", "vendu"],
  ["harp, a song about brushing teeth", "en", "brushing"],
  ["harp, staying hopeful", "en", "staying"],
  ["harp for the evening event", "en", "event"],
  ["harp, an option for the opening", "en", "option"],
] as const)("an ordinary word of «%s» is no slip for another one", async (text, locale, word) => {
  const { concepts } = await read(text, locale);
  expect(concepts.find(({ words }) => words === word)).toMatchObject({ kind: "text" });
});

test.each([
  ["vibrafone", "fr", "vibraphone"],
  ["saxofone", "en", "saxophone"],
  ["ciolin", "en", "violin"],
  ["melancoly", "en", "melancholy"],
  ["voilon", "fr", "violon"],
  ["underscoer", "en", "underscore"],
] as const)("the slip “%s” is still corrected", async (text, locale, instead) => {
  const { concepts } = await read(`${text}, slow`, locale);
  expect(concepts[0]?.instead).toEqual([instead]);
});

test.each([
  ["harpe, fresque historique", "fr", "fresque historique"],
  ["harp, a crushing weight", "en", "crushing"],
  ["harpe, cendre et poussière", "fr", "cendre"],
] as const)("the known word of «%s» keeps its meaning", async (text, locale, word) => {
  const { concepts } = await read(text, locale);
  expect(concepts.find(({ words }) => words === word)).toMatchObject({ kind: "idea", reason: "thesaurus" });
});

test.each([
  ["élec minimale, lente", "fr", ["electronica", "minimalism"]],
  ["guitare élec, batterie élec", "fr", ["electric-guitar", "drum-machine"]],
  ["elec guitar, slow", "en", ["electric-guitar"]],
] as const)("the short word of «%s» is understood", async (text, locale, slugs) => {
  const { concepts } = await read(text, locale);
  expect(concepts.flatMap(({ leads }) => leads[0]?.slug ?? [])).toEqual(slugs);
});

test("a word that the thesaurus knows is not among the ordinary ones", () => {
  const { phrases } = lexicon();
  for (const word of ["option", "rendu", "message"]) expect([word, isOrdinary(word)]).toEqual([word, true]);
  for (const word of ["tendu", "potion", "massage", "harpe"])
    expect([word, isOrdinary(word), phrases.of(word).length > 0]).toEqual([word, false, true]);
});
