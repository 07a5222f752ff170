import { expect, test } from "vitest";
import type { Concept } from "#/contract/brief.ts";
import { fitsOf } from "./fits.ts";

const concept = (title: string): Concept => ({
  kind: "term",
  mode: "wanted",
  words: title,
  start: 0,
  end: title.length,
  title,
  titleFr: title,
  reason: "catalogue",
  leads: [],
});

test("what a title meets is told before what it lacks, and nothing of what was excluded", () => {
  const [sea, tension, drums, kora] = ["Sea", "Tension", "Drums", "Kora"].map(concept) as [
    Concept,
    Concept,
    Concept,
    Concept,
  ];
  const told = fitsOf({ meets: [false, true, null, true] }, [sea, tension, drums, kora]);
  expect(told.map(({ concept: { title }, isMet }) => [title, isMet])).toEqual([
    ["Tension", true],
    ["Kora", true],
    ["Sea", false],
  ]);
});

test("a title of a page without a brief tells nothing", () => {
  expect(fitsOf({}, [])).toEqual([]);
});
