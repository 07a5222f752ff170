import { expect, test } from "vitest";
import { joinRanges, overlap, without } from "./ranges.ts";

test("the overlap of two ranges is the part that both cover", () => {
  expect(overlap([0, 10], [5, 20])).toEqual([5, 10]);
  expect(overlap([0, 10], [10, 20])).toBeNull();
});

test("a range without its holes is the pieces beside them", () => {
  expect(without([0, 10], [])).toEqual([[0, 10]]);
  expect(without([0, 10], [[3, 5], [4, 6], [9, 20]])).toEqual([[0, 3], [6, 9]]); // biome-ignore format: pairs
  expect(without([0, 10], [[0, 10]])).toEqual([]);
});

test("ranges that touch are joined", () => {
  expect(joinRanges([[8, 9], [0, 3], [3, 5], [1, 2]])).toEqual([[0, 5], [8, 9]]); // biome-ignore format: pairs
});
