import { expect, test } from "vitest";
import { editDistanceOne, swapped } from "./edit-distance-one.ts";

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
