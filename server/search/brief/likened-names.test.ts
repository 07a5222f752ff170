import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

test.each([
  ["harpe façon Carpenter", "fr", "synthwave"],
  ["harpe à la Carpenter", "fr", "synthwave"],
  ["harp in the style of Carpenter", "en", "synthwave"],
  ["harpe façon carpenter", "fr", "synthwave"],
  ["harp like Hans Zimmer", "en", "film-score"],
  ["harpe façon Zimmer", "fr", "film-score"],
  ["harpe à la Morricone", "fr", "film-score"],
  ["harpe dans le style de John Williams", "fr", "orchestral-music"],
] as const)("the name in «%s» is a style that the thesaurus knows", async (text, locale, slug) => {
  const { concepts } = await read(text, locale);
  expect(concepts.slice(1).map(({ leads }) => leads[0]?.slug)).toEqual([slug]);
});

test.each([
  ["harpe façon Duchmol, lent", "fr", "Duchmol"],
  ["harpe à la Duchmol, lent", "fr", "Duchmol"],
  ["harp like Cash, slow", "en", "Cash"],
  ["harp in the style of Massive Attack, slow", "en", "Massive Attack"],
  ["harp like Daft Punk, slow", "en", "Daft Punk"],
  ["harp like The Beatles, slow", "en", "The Beatles"],
  ["harpe, style Pink Floyd, lente", "fr", "Pink Floyd"],
  ["harpe inspirée de Wes Anderson, lente", "fr", "Wes Anderson"],
] as const)("the unknown name in «%s» is left aside and means nothing else", async (text, locale, name) => {
  const { concepts, dropped } = await read(text, locale);
  expect(concepts.map(({ kind }) => kind)).toEqual(["term", "tempo"]);
  expect(dropped).toContain(name);
});

test.each([
  ["harpe façon Guinguette", "fr", ["harpe", "Guinguette"]],
  ["harpe, style Jazz", "fr", ["harpe", "Jazz"]],
  ["harpe comme Paris", "fr", ["harpe", "Paris"]],
  ["harp like Christmas", "en", ["harp", "Christmas"]],
  ["style Années 80, harpe", "fr", ["Années 80", "harpe"]],
  ["a carpenter in his workshop, harp", "en", ["carpenter", "workshop", "harp"]],
  ["façon Duchmol", "fr", ["Duchmol"]],
] as const)("«%s» keeps its words", async (text, locale, words) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map((concept) => concept.words)).toEqual(words);
});

test.each([
  ["harp, think Pride & Prejudice (Marianelli), slow", "en", ["Pride & Prejudice", "Marianelli"]],
  ["harp à la Drive / Kavinsky, slow", "en", ["Drive", "Kavinsky"]],
  ["harp, Lalo Schifrin / Ocean's Eleven vibe, slow", "en", ["Lalo Schifrin / Ocean's Eleven"]],
  ["harp, sounds like Drive (Cliff Martinez), slow", "en", ["Drive", "Cliff Martinez"]],
  ["harp, think Ocean’s Eleven, slow", "en", ["Ocean’s Eleven"]],
  [
    "harpe vraiment lente, genre Trent Reznor / The Social Network",
    "fr",
    ["Trent Reznor", "The Social Network"],
  ],
  ["harpe, esprit Goodbye Lenin & Fils, lente", "fr", ["Goodbye Lenin & Fils"]],
  ["harpe, genre Intouchables (Ludovico Bidule), lente", "fr", ["Intouchables", "Ludovico Bidule"]],
] as const)("the names in «%s» are one reference, and mean nothing else", async (text, locale, names) => {
  const { concepts, dropped } = await read(text, locale);
  expect(concepts.map(({ kind }) => kind)).toEqual(["term", "tempo"]);
  for (const name of names) expect(dropped).toContain(name);
});

test.each([
  ["harp with Drive and energy", "en", ["harp", "Drive", "energy"]],
  ["harp, Latin Jazz vibe", "en", ["harp", "Latin Jazz"]],
  ["Dark Western vibe, harp", "en", ["Dark", "Western", "harp"]],
  ["harp, Indian Summer feel", "en", ["harp", "Indian Summer"]],
  ["harp, Hans Zimmer / Jazz vibe", "en", ["harp", "Hans Zimmer", "Jazz"]],
  ["think Piano & Strings, slow", "en", ["Piano", "Strings", "slow"]],
  ["harp, like Massive Attack (Piano and strings)", "en", ["harp", "Piano", "strings"]],
  ["harpe, style Jazz / Bossa", "fr", ["harpe", "Jazz", "Bossa"]],
  ["harpe comme Paris / Rome", "fr", ["harpe", "Paris", "Rome"]],
  ["harpe, genre Guinguette / Musette", "fr", ["harpe", "Guinguette", "Musette"]],
] as const)("the known words of «%s» keep their meaning", async (text, locale, words) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map((concept) => concept.words)).toEqual(words);
});
