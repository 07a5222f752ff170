import { afterEach, expect, test, vi } from "vitest";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("the newest search comes first, without duplicates, six at most", () => {
  for (const text of ["kora", "piano", " ", "calme", "Kora", "a", "b", "c", "d"]) rememberSearch(text);
  expect(recentSearches()).toEqual(["d", "c", "b", "a", "Kora", "calme"]);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test.each(["nonsense", "{}", '[1, null, "kora"]'])("stored data of %s is ignored", (stored) => {
  localStorage.setItem("recent-searches", stored);
  expect(recentSearches()).toEqual(stored.startsWith("[") ? ["kora"] : []);
});

test("a device without storage has none", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("refused");
  });
  rememberSearch("kora");
  expect(recentSearches()).toEqual([]);
});
