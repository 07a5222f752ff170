import { expect, test } from "vitest";
import {
  ALL_PLACEMENTS,
  placementListQuery,
  readPlacementListState,
  writePlacementListState,
} from "./placement-list-state.ts";

const read = (query: string) => readPlacementListState(new URLSearchParams(query));

test("a state survives its own address", () => {
  const state = { kind: "jeu vidéo & co", year: "2025", page: 2 };
  expect(read(writePlacementListState(state).slice(1))).toEqual(state);
});

test("the whole list has the bare address", () => {
  expect(writePlacementListState(ALL_PLACEMENTS)).toBe("");
  expect(read("")).toEqual(ALL_PLACEMENTS);
});

test("what makes no sense in an address is left out", () => {
  expect(read("year=soon&page=0&kind=%20")).toEqual(ALL_PLACEMENTS);
});

test("the backend is asked for twelve a page", () => {
  expect(placementListQuery({ kind: "radio", year: "2026", page: 3 })).toEqual({
    kind: "radio",
    year: "2026",
    page: "3",
    itemsPerPage: "12",
  });
});
