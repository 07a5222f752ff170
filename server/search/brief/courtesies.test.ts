import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";
import { withoutCourtesies } from "./courtesies.ts";

const { read } = briefReader();

test.each([
  ["Une harpe douce. Merci d’avance, Claire", ["Merci d’avance, Claire"]],
  ["Une harpe douce, merci beaucoup !", ["merci beaucoup"]],
  ["Du calme pour une pub, merci.", ["merci"]],
  ["Du calme pour une pub\nMerci,\nClaire Martin", ["Merci,\nClaire Martin"]],
  ["Hi all, warm piano. Thanks! Best regards, Jo", ["Hi all", "Best regards, Jo", "Thanks"]],
  ["Warm piano, kind regards", ["kind regards"]],
  ["Bonjour Claire, du calme pour un doc. Merci ! Sylvie", ["Bonjour Claire", "Merci ! Sylvie"]],
  ["Hi Tom, something with warm piano. Best, Ana", ["Hi Tom", "Best, Ana"]],
  ["Warm piano.\nThank you so much\nAnna", ["Thank you so much\nAnna"]],
])("the courtesies of the letter %j are replaced by as many spaces", (letter, dropped) => {
  const { text, ...read } = withoutCourtesies(letter);
  expect(read.dropped).toEqual(dropped);
  expect(text).toHaveLength(letter.length);
  for (const courtesy of dropped) expect(text).not.toContain(courtesy);
  expect(text).toMatch(/douce|calme|piano/);
});

test.each([
  "portraits, visages, regards",
  "mariage, champagne, cheers",
  "gratitude, reconnaissance, merci",
  "gratitude\nreconnaissance\nmerci",
  "Du calme pour une pub, merci. Piano",
  "Du calme pour une pub, merci, Piano",
  "une chanson, Merci Chérie",
  "merci",
  "Hello Dolly, jazz vocal",
  "the best, the worst",
  "Warm corporate for a small bank. Thanks. No Vocals",
])("%j is no letter", (text) => {
  expect(withoutCourtesies(text)).toEqual({ text, dropped: [] });
});

test.each([
  `calme.merci ${"A".repeat(2_000)}1`,
  `calme.merci${" ".repeat(2_000)}1`,
  `calme.merci,${"\n".repeat(2_000)}1`,
  `calme, merci${" A".repeat(2_000)}1`,
  `bonjour${" ".repeat(2_000)}1`,
  `${"\n".repeat(2_000)}regards`,
])("a text of two thousand characters is read quickly, whatever they are", (text) => {
  // A pattern that tries every way to separate the names would take most of a minute for the first text.
  expect(withoutCourtesies(text)).toEqual({ text, dropped: [] });
});

test("a word with a meaning is no name", () => {
  const means = (name: string) =>
    ({ Sunshine: ["entry"], Marseille: ["territory"], Claire: ["entry"] })[name.replace(/[^a-z]/gi, "")] ??
    [];
  for (const text of [
    "Hello Sunshine, happy ukulele pop for an ad",
    "Salut Marseille, une virée en scooter au soleil",
  ])
    expect(withoutCourtesies(text, means)).toEqual({ text, dropped: [] });
  const letter = "Bonjour Claire, une musique douce pour un documentaire";
  expect(withoutCourtesies(letter, means).dropped).toEqual(["Bonjour Claire"]);
});

test.each([
  [
    "Hi guys,\nwarm piano for a doc.\n\nThx,\nAda\n\nAda North | Editor | Northlight\n4th floor",
    "Thx,\nAda\n\nAda North | Editor | Northlight\n4th floor",
  ],
  [
    "Du calme pour une pub.\nBien à toi,\nJean Duval\nMonteur - Les Ateliers",
    "Bien à toi,\nJean Duval\nMonteur - Les Ateliers",
  ],
])("a letter ends with its closing on a line of its own, whatever follows: %j", (letter, end) => {
  const { text, dropped } = withoutCourtesies(letter);
  expect(dropped).toContain(end);
  expect(text.trimEnd()).toBe(letter.slice(0, -end.length).replace("Hi guys,", "        ").trimEnd());
});

test.each([
  ["\nBest,\nJo\n\nPS: no drums, sad strings too", "\n\nPS: no drums, sad strings too"],
  ["\nCheers,\nJo\n\n> dark drones, no drums", "\n\n> dark drones, no drums"],
  ["\nCheers,\nJo\nNorthlight\nno drums either", "\nno drums either"],
  ["\nBest,\nJo\n---\ndark drones", "\n---\ndark drones"],
])("a wish below the name stays: %j", (end, left) => {
  const { text } = withoutCourtesies(`Warm piano for a doc.${end}`);
  expect(text.trimEnd().endsWith(left)).toBe(true);
  expect(text).not.toContain("Jo");
});

test.each([
  "Warm piano for a doc.\nThanks!\nHappy\nUkulele, claps\nno drums",
  "Warm piano for a doc.\nThanks,\nHappy\nUkulele, claps",
])("a word with a meaning below the thanks is no name: %j", (text) => {
  const means = (name: string) => (name.toLowerCase() === "happy" ? ["term"] : []);
  expect(withoutCourtesies(text, means)).toEqual({ text, dropped: [] });
});

test("a postscript is read, and the short name before it is no abbreviation", async () => {
  const { concepts } = await read("Warm piano for a doc.\nBest,\nJo\n\nPS: no drums, sad strings too", "en");
  expect(concepts.map(({ words }) => words)).toEqual(["Warm", "piano", "doc", "drums", "sad", "strings"]);
});
