import { expect, test } from "vitest";
import { furrowWidth } from "./furrow-width.ts";

test("a place with more tracks has a thicker furrow", () => {
  expect([0, 1, 5, 12].map((count) => furrowWidth(count, 12))).toEqual([0.8, 1.7, 2.7, 3.7]);
});

test("a place without music has the thinnest furrow", () => {
  expect(furrowWidth(0, 0)).toBe(0.8);
});
