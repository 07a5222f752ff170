import { beforeEach, expect, test } from "vitest";
import { savedSearches, storeSearches } from "./saved-searches.ts";

beforeEach(() => localStorage.clear());

test("searches come back as they were kept, thirty at most", () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ name: `n ${at}`, query: `?page=${at}` }));
  expect(storeSearches(many)).toBe(true);
  expect(savedSearches()).toEqual(many.slice(0, 30));
});

test.each(["nonsense", "{}", '[{"name":1}]', '[{"name":"x","query":"javascript:alert(1)"}]'])(
  "what is stored as %s does no harm",
  (text) => {
    localStorage.setItem("saved-searches", text);
    expect(savedSearches()).toEqual([]);
  },
);
