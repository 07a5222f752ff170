import { expect, test } from "vitest";
import type { Concept } from "#/contract/brief.ts";
import type { TermTag } from "#/contract/taxonomy.ts";
import { fitOf, shownFits } from "./fits.ts";

const concept = (title: string, more: Partial<Concept> = {}): Concept => ({
  kind: "term",
  mode: "wanted",
  words: title,
  start: 0,
  end: title.length,
  title,
  titleFr: title,
  reason: "catalogue",
  leads: [],
  ...more,
});
const lead = (slug: string, weight: number) => ({ slug, title: slug, titleFr: slug, weight });
const term = (slug: string) => ({ slug }) as TermTag;

test("concepts that a track meets come first, then those it comes near, then those it lacks, without excluded ones", () => {
  const concepts = ["Sea", "Tension", "Drums", "Kora", "Oud"].map((title) => concept(title));
  const shown = shownFits(
    [{ how: "lacks" }, { how: "near" }, null, { how: "met" }, { how: "near" }],
    concepts,
  );
  expect(shown.map(({ concept: { title }, how }) => [title, how])).toEqual([
    ["Kora", "met"],
    ["Tension", "near"],
    ["Oud", "near"],
    ["Sea", "lacks"],
  ]);
});

test("without a brief a track has no fits", () => {
  expect(shownFits(undefined, [])).toEqual([]);
});

test.each([
  [1, "met"],
  [0.99, "near"],
  [0.6, "near"],
  [0.59, "lacks"],
  [0, "lacks"],
] as const)("a fit of %d is «met» only from 1 on: %s", (fit, how) => {
  expect(fitOf(concept("Tama"), fit, { terms: [], bpm: null })?.how).toBe(how);
});

test("an idea is shown by the track's own terms for it, the strongest first, at most two", () => {
  const desert = concept("desert", {
    kind: "idea",
    leads: [lead("dry", 1), lead("oud", 0.8), lead("roots", 0.7), lead("open", 0.6)],
  });
  const shown = (fit: number, ...slugs: string[]) => fitOf(desert, fit, { terms: slugs.map(term), bpm: 90 });
  expect(shown(0.7, "open", "calm", "roots", "oud")).toEqual({ how: "near", leads: [1, 2] });
  expect(shown(1, "open", "dry")).toEqual({ how: "met", leads: [0] });
  expect(shown(1, "open")).toEqual({ how: "met" });
  expect(shown(0.7, "calm")).toEqual({ how: "near" });
  expect(shown(0.2, "open")).toEqual({ how: "lacks" });
});

test("a tempo is shown by the track's own, an excluded concept not at all", () => {
  expect(fitOf(concept("≈ 100 bpm", { kind: "tempo" }), 0.7, { terms: [], bpm: 108 })).toEqual({
    how: "near",
    bpm: 108,
  });
  expect(fitOf(concept("Drums"), null, { terms: [], bpm: 108 })).toBeNull();
});
