import { expect, test } from "vitest";
import { oneSlipFrom, swapped } from "./one-slip.ts";

test("neighbours change over, each pair once", () => {
  expect(swapped("kora")).toEqual(["okra", "kroa", "koar"]);
  expect(swapped("aa")).toEqual([]);
});

test.each(["kroa", "koa", "koora", "kira", "ora", "korab"])("%s is one slip from kora", (slip) => {
  expect(oneSlipFrom(slip)).toContain("kora");
});

test("the word itself, and what is two slips away, is left out", () => {
  expect(oneSlipFrom("kora")).not.toContain("kora");
  expect(oneSlipFrom("kirb")).not.toContain("kora");
});
