import { expect, test } from "vitest";
import { pageCount, pageWindow } from "./page-window.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 4, [1, 2, 3, 4]],
  [1, 10, [1, 2, 3, null, 10]],
  [2, 10, [1, 2, 3, null, 10]],
  [3, 10, [1, 2, 3, 4, null, 10]],
  [4, 10, [1, 2, 3, 4, 5, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [9, 10, [1, null, 8, 9, 10]],
  [10, 10, [1, null, 8, 9, 10]],
])("page %i of %i shows three pages, one at each end, and ellipses between", (page, count, shown) => {
  expect(pageWindow(page, count)).toEqual(shown);
});

test.each([
  [0, 30, 1],
  [30, 30, 1],
  [31, 30, 2],
])("%i items at %i a page make %i pages", (total, perPage, count) => {
  expect(pageCount(total, perPage)).toBe(count);
});
