import { expect, test } from "vitest";
import { FIRST_SEARCH, readSearchState, searchQuery, writeSearchState } from "./search-state.ts";

const read = (query: string) => readSearchState(new URLSearchParams(query));

test("an address without a query is the first page of titles", () => {
  expect(read("")).toEqual(FIRST_SEARCH);
  expect(writeSearchState(FIRST_SEARCH)).toBe("");
});

test("a state survives the way through the address", () => {
  const state = { kind: "album", page: 3, order: "relevance", without: ["fear"] } as const;
  expect(writeSearchState(state)).toBe("?type=album&without=fear&page=3");
  expect(read(writeSearchState(state))).toEqual(state);
});

test("nonsense in the address falls back to the first page of titles", () => {
  for (const page of ["0", "-1", "1.5", "abc", "1e400"]) expect(read(`page=${page}`).page).toBe(1);
  expect(read("type=user&order=height")).toEqual(FIRST_SEARCH);
});

test("only titles are asked for in an order", () => {
  expect(searchQuery("kora", { ...FIRST_SEARCH, order: "bpm" })).toHaveProperty(["order[bpm]"], "asc");
  expect(searchQuery("kora", { ...FIRST_SEARCH, kind: "album", order: "bpm" })).not.toHaveProperty([
    "order[bpm]",
  ]);
});
