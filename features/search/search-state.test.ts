import fc from "fast-check";
import { expect, test } from "vitest";
import { EVERYTHING } from "./guided/guided-state.ts";
import {
  hasFilters,
  readSearchAddress,
  readSearchState,
  type SearchRoute,
  type SearchState,
  searchAddress,
  WHOLE_CATALOGUE,
  withText,
  writeSearchQuery,
} from "./search-state.ts";

const states: fc.Arbitrary<SearchState> = fc.record({
  text: fc
    .string({ maxLength: 60, unit: "grapheme" })
    .map((text) => text.replaceAll("\0", "").toWellFormed().trim())
    .filter((text) => ![".", ".."].includes(text)),
  kind: fc.constantFrom(null, "track" as const, "album" as const),
  without: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 3 }),
  filters: fc.record({
    terms: fc.uniqueArray(fc.stringMatching(/^[a-m]{1,8}$/), { maxLength: 3 }),
    not: fc.uniqueArray(fc.stringMatching(/^[n-z]{1,8}$/), { maxLength: 3 }),
    territory: fc.uniqueArray(fc.stringMatching(/^[A-Z]{2}$/), { maxLength: 2 }),
    tonality: fc.subarray(["A minor", "D minor"]),
    version: fc.subarray(["60", "underscore"] as const).map((kinds) => [...kinds]),
    tempo: fc.constantFrom({ from: null, to: null }, { from: 70, to: 112 }),
    seconds: fc.constantFrom({ from: null, to: null }, { from: null, to: 120 }),
    writers: fc.subarray(["awa-sangare"]),
    order: fc.constantFrom("catalogue" as const, "bpm" as const),
    page: fc.integer({ min: 1, max: 9 }),
  }),
});

test("on each of the three routes, in both languages, a search is read back complete", () => {
  const routes = fc.constantFrom<SearchRoute>("text", "guided", "synonyms");
  fc.assert(
    fc.property(states, routes, fc.constantFrom("fr" as const, "en" as const), (state, route, lang) => {
      expect(readSearchAddress(searchAddress(state, route, lang))).toEqual(state);
    }),
  );
});

test("the text is in the path of the results' route, and in q on the others; without a text there is no such path", () => {
  const state = { ...WHOLE_CATALOGUE, text: "mer, 60 s", filters: { ...EVERYTHING, terms: ["calm"] } };
  expect(searchAddress(state, "text", "fr")).toBe("/fr/recherche/mer%2C%2060%20s?terms=calm");
  expect(searchAddress(state, "guided", "fr")).toBe("/fr/search-guidee?q=mer%2C%2060%20s&terms=calm");
  expect(searchAddress(state, "synonyms", "en")).toBe("/en/search-synonym?q=mer%2C%2060%20s&terms=calm");
  expect(searchAddress({ ...state, text: "" }, "text", "en")).toBe("/en/search-guidee?terms=calm");
  expect(searchAddress(WHOLE_CATALOGUE, "guided", "fr")).toBe("/fr/search-guidee");
});

test("a kind, words switched off and a page are in the query in this order", () => {
  const state: SearchState = { ...WHOLE_CATALOGUE, kind: "album", without: ["fear"] };
  expect(writeSearchQuery({ ...state, filters: { ...EVERYTHING, page: 3 } })).toBe(
    "?type=album&without=fear&page=3",
  );
  expect(writeSearchQuery(WHOLE_CATALOGUE)).toBe("");
});

test("invalid values in the address are ignored, and too long a brief is truncated", () => {
  expect(readSearchState(new URLSearchParams("q=%00%20&type=user&order=height&page=-1"))).toEqual(
    WHOLE_CATALOGUE,
  );
  expect(readSearchState(new URLSearchParams(`q=${"a".repeat(900)}`)).text).toHaveLength(400);
});

test("another text starts on its first page and keeps the filters", () => {
  const filters = { ...EVERYTHING, terms: ["calm"], page: 4 };
  const next = withText({ ...WHOLE_CATALOGUE, text: "peur", without: ["dread"], filters }, " mer ");
  expect(next).toEqual({ ...WHOLE_CATALOGUE, text: "mer", filters: { ...filters, page: 1 } });
  expect(hasFilters(next)).toBe(true);
  expect(hasFilters({ ...next, filters: { ...EVERYTHING, order: "bpm", page: 2 } })).toBe(false);
});
