import { expect, test } from "vitest";
import { readPaging } from "./paging.ts";

const read = (query: string, options?: Parameters<typeof readPaging>[1]) =>
  readPaging(new URLSearchParams(query), options);

// Contract §0.4.
test.each([
  ["", { page: 1, size: 30, offset: 0 }],
  ["page=2", { page: 2, size: 30, offset: 30 }],
  ["page=%2B3&itemsPerPage=10", { page: 3, size: 10, offset: 20 }],
  ["itemsPerPage=100", { page: 1, size: 100, offset: 0 }],
  ["page=2&itemsPerPage=101", { page: 2, size: 100, offset: 100 }],
  ["itemsPerPage=0", { page: 1, size: 0, offset: 0 }],
  ["page=20000000", { page: 20_000_000, size: 30, offset: 599_999_970 }],
  ["page=20000001", { page: 20_000_001, size: 30, offset: 599_999_970 }],
  ["page=999999999999999", { page: 999_999_999_999_999, size: 30, offset: 599_999_970 }],
])("%j requests the page %j", (query, page) => {
  expect(read(query)).toEqual(page);
});

test.each([
  ["page=0", "Page should not be less than 1"],
  ["page=-1", "Page should not be less than 1"],
  ["page=x", "Page should not be less than 1"],
  ["page=1x", "Page should not be less than 1"],
  ["page=x1", "Page should not be less than 1"],
  ["page=1.5", "Page should not be less than 1"],
  ["page=", "Page should not be less than 1"],
  ["page=9999999999999999", "Page should not be less than 1"],
  ["itemsPerPage=-1", "Limit should not be less than 0"],
  ["itemsPerPage=ten", "Limit should not be less than 0"],
  ["page=2&itemsPerPage=0", "Page should not be greater than 1 if limit is equal to 0"],
])("%j is refused with 400: %s", (query, message) => {
  expect(() => read(query)).toThrow(expect.objectContaining({ status: 400, message }));
});

test("a list may have its own default size, limit and parameter for the size, which itemsPerPage overrides", () => {
  expect(read("", { size: 24 })).toEqual({ page: 1, size: 24, offset: 0 });
  expect(read("itemsPerPage=700", { most: 500 }).size).toBe(500);
  expect(read("row=10", { alias: "row" }).size).toBe(10);
  expect(read("row=10&itemsPerPage=5", { alias: "row" }).size).toBe(5);
  expect(read("row=10").size).toBe(30);
  expect(() => read("row=-1", { alias: "row" })).toThrow("Limit should not be less than 0");
});
