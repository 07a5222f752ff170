import { expect, test } from "vitest";
import { pageNumber, slugList } from "./query-values.ts";

test.each([
  ["3", 3],
  ["999999999", 999_999_999],
  ["0", 1],
  ["-3", 1],
  ["1.5", 1],
  ["1e9", 1],
  ["0x10", 1],
  [" 2", 1],
  ["9007199254740991", 1],
  ["", 1],
  [null, 1],
])("the page %j in an address is page %i", (value, page) => {
  expect(pageNumber(value)).toBe(page);
});

test("slugs may be repeated or comma-separated, each counts once", () => {
  expect(slugList(["a,b", "b", ",", ""])).toEqual(["a", "b"]);
});
