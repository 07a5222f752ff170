import { expect, test } from "vitest";
import { countByTerm, TEMPO_TERMS, tempoFraction } from "./tempo.ts";

test("the dial runs from 40 to 180 beats per minute", () => {
  expect(tempoFraction(40)).toBe(0);
  expect(tempoFraction(110)).toBe(0.5);
  expect(tempoFraction(180)).toBe(1);
});

test("music beyond the scale stays at its ends", () => {
  expect(tempoFraction(20)).toBe(0);
  expect(tempoFraction(220)).toBe(1);
});

test("the tempo words cover the scale without a gap", () => {
  for (const [index, term] of TEMPO_TERMS.slice(1).entries()) expect(term.from).toBe(TEMPO_TERMS[index]?.to);
});

test("each tempo is counted under one word, the ends taking what lies beyond", () => {
  expect(countByTerm([30, 59, 60, 90, 120, 155, 156, 210])).toEqual([2, 1, 1, 0, 2, 2]);
});
