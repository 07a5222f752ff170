import { expect, test } from "vitest";
import { countByTerm, TEMPO_MARKS, TEMPO_TERMS, tempoFraction } from "./tempo.ts";

test("the dial runs from 40 to 180 beats per minute", () => {
  expect(tempoFraction(40)).toBe(0);
  expect(tempoFraction(110)).toBe(0.5);
  expect(tempoFraction(180)).toBe(1);
});

test("music beyond the scale stays at its ends", () => {
  expect(tempoFraction(20)).toBe(0);
  expect(tempoFraction(220)).toBe(1);
});

// Looks §5, Dial.
test("the words are Largo to Presto, with figures every twenty beats", () => {
  expect(TEMPO_TERMS.map(({ term, from }) => `${term} ${from}`)).toEqual([
    "Largo 40",
    "Adagio 60",
    "Andante 76",
    "Moderato 104",
    "Allegro 120",
    "Presto 156",
  ]);
  expect(TEMPO_TERMS.at(-1)?.to).toBe(180);
  expect(TEMPO_MARKS).toEqual([40, 60, 80, 100, 120, 140, 160, 180]);
});

test("the tempo words cover the scale without a gap", () => {
  for (const [index, term] of TEMPO_TERMS.slice(1).entries()) expect(term.from).toBe(TEMPO_TERMS[index]?.to);
});

test("each tempo is counted under one word, those beyond the scale under the first or last", () => {
  expect(countByTerm([30, 59, 60, 90, 120, 155, 156, 210])).toEqual([2, 1, 1, 0, 2, 2]);
});
