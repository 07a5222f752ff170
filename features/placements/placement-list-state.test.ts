import { expect, test } from "vitest";
import {
  ALL_PLACEMENTS,
  placementListQuery,
  readPlacementListState,
  writePlacementListState,
} from "./placement-list-state.ts";

const read = (query: string) => readPlacementListState(new URLSearchParams(query));

test("reading a state's own address returns the state", () => {
  const state = { kind: "jeu vidéo & co", year: "2025", page: 2 };
  expect(read(writePlacementListState(state).slice(1))).toEqual(state);
});

test("the whole list has the bare address", () => {
  expect(writePlacementListState(ALL_PLACEMENTS)).toBe("");
  expect(read("")).toEqual(ALL_PLACEMENTS);
});

test("ignores invalid values in an address", () => {
  expect(read("year=soon&page=0&kind=%20")).toEqual(ALL_PLACEMENTS);
});

test("queries the backend for twelve a page", () => {
  expect(placementListQuery({ kind: "radio", year: "2026", page: 3 })).toEqual({
    kind: "radio",
    year: "2026",
    page: "3",
    itemsPerPage: "12",
  });
});
