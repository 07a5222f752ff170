import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistanceOne, isOneSlipFrom, swapped } from "./edit-distance-one.ts";

test("neighbours change over, each pair once", () => {
  expect(swapped("kora")).toEqual(["okra", "kroa", "koar"]);
  expect(swapped("aa")).toEqual([]);
});

test.each(["kroa", "koa", "koora", "kira", "ora", "korab"])("%s is one slip from kora", (slip) => {
  expect(editDistanceOne(slip)).toContain("kora");
});

test("the word itself, and what is two slips away, is left out", () => {
  expect(editDistanceOne("kora")).not.toContain("kora");
  expect(editDistanceOne("kirb")).not.toContain("kora");
});

const word = fc.string({ unit: fc.constantFrom("a", "b", "o"), maxLength: 6 });

test("whether two words are one slip apart is told without listing all slips", () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isOneSlipFrom(one, other)).toBe(editDistanceOne(one).includes(other));
    }),
    { numRuns: 2_000 },
  );
});
