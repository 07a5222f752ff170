import { expect, test } from "vitest";
import { KnownWriters } from "./known-writers.ts";

const known = new KnownWriters(
  ["Ines Moreau", "Karl Vogt"].map((name) => ({ name, society: "", share: null })),
  new Set(["saltmarsh"]),
);
const named = (note: string) => known.inNote(note).map(({ name }) => name);

test.each(["Moreau - sound desk", "colour: ok, Moreau", "check with picture (Vogt)", "Vogt | grade again"])(
  "the surname of a known writer among other words is no writer: «%s»",
  (note) => expect(named(note)).toEqual([]),
);

test.each([
  ["Moreau", ["Ines Moreau"]],
  ["(Moreau)", ["Ines Moreau"]],
  ["QRS 0311-04 - Moreau", ["Ines Moreau"]],
  ["on screen - comp. Moreau", ["Ines Moreau"]],
  ["Moreau, Saltmarsh", ["Ines Moreau"]],
  ["on screen - I. Moreau", ["I. Moreau"]],
  ["on screen - Moreau / Vogt", ["Ines Moreau", "Karl Vogt"]],
])("the note «%s» names known writers", (note, writers) => expect(named(note)).toEqual(writers));
