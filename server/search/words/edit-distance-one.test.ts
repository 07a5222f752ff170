import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistanceOne, isOneSlipFrom, swapped } from "./edit-distance-one.ts";

test("adjacent letters are swapped, each pair once", () => {
  expect(swapped("kora")).toEqual(["okra", "kroa", "koar"]);
  expect(swapped("aa")).toEqual([]);
});

test.each(["kroa", "koa", "koora", "kira", "ora", "korab"])("%s is one slip from kora", (slip) => {
  expect(editDistanceOne(slip)).toContain("kora");
});

test("the word itself and words two slips away are not among them", () => {
  expect(editDistanceOne("kora")).not.toContain("kora");
  expect(editDistanceOne("kirb")).not.toContain("kora");
});

const word = fc.string({ unit: fc.constantFrom("a", "b", "o"), maxLength: 6 });

test("two words one slip apart are recognised without listing all slips", () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isOneSlipFrom(one, other)).toBe(editDistanceOne(one).includes(other));
    }),
    { numRuns: 2_000 },
  );
});
