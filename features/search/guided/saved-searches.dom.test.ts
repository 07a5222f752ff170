import { beforeEach, expect, test } from "vitest";
import { savedSearches, storeSearches } from "./saved-searches.ts";

beforeEach(() => localStorage.clear());

test("searches are read back as they were saved, at most thirty", () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ name: `n ${at}`, query: `?page=${at}` }));
  expect(storeSearches(many)).toBe(true);
  expect(savedSearches()).toEqual(many.slice(0, 30));
});

test.each(["nonsense", "{}", '[{"name":1}]', '[{"name":"x","query":"javascript:alert(1)"}]'])(
  "stored data of %s is ignored",
  (text) => {
    localStorage.setItem("saved-searches", text);
    expect(savedSearches()).toEqual([]);
  },
);
