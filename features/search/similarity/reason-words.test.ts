import { expect, test } from "vitest";
import { reasonOf } from "./reason-words.ts";

const sides = { timbre: 0.7, harmony: 0.95, rhythm: 0.6 };
const of = (found: [number | null, string | null], reference: [number | null, string | null]) =>
  reasonOf(sides, { bpm: found[0], tonality: found[1] }, { bpm: reference[0], tonality: reference[1] });

test("the most similar side is named, and whether it is practically the same", () => {
  expect(of([null, null], [null, null])).toEqual({ side: "harmony", near: true, tempo: null, key: null });
});

test.each([
  [92, 92, "same"],
  [94, 92, "same"],
  [46, 92, "half"],
  [184, 92, "double"],
  [80, 92, "slower"],
  [110, 92, "faster"],
  [null, 92, null],
] as const)("%s bpm against %s is %s", (bpm, reference, word) => {
  expect(of([bpm, null], [reference, null]).tempo).toBe(word);
});

test.each([
  [112, false],
  [120, true],
  [60, true],
  [null, true],
] as const)("a rhythm of %s bpm against 60 may be near-identical: %s", (bpm, near) => {
  const rhythmic = { timbre: 0.7, harmony: 0.7, rhythm: 0.95 };
  const found = reasonOf(rhythmic, { bpm, tonality: null }, { bpm: 60, tonality: null });
  expect(found).toMatchObject({ side: "rhythm", near });
});

test.each([
  ["D minor", "D minor", "same"],
  ["C# minor", "Db minor", "same"],
  ["F major", "D minor", "relative"],
  ["D minor", "F major", "relative"],
  ["E minor", "D minor", "mode"],
  ["G major", "D minor", null],
  [null, "D minor", null],
] as const)("%s against %s is %s", (found, reference, word) => {
  expect(of([null, found], [null, reference]).key).toBe(word);
});
