import { expect, test } from "vitest";
import {
  ALL_ALBUMS,
  albumListQuery,
  readAlbumListState,
  toggled,
  writeAlbumListState,
} from "./album-list-state.ts";

const read = (query: string) => readAlbumListState(new URLSearchParams(query));

test("a writer in the address is pre-selected", () => {
  expect(read("writers=awa-sangare").writers).toEqual(["awa-sangare"]);
  expect(albumListQuery(read("writers=awa-sangare"), "fr")).toEqual({
    "writers[]": ["awa-sangare"],
    row: "24",
  });
});

test("slugs may be in repeated parameters or in a list, and duplicates are dropped", () => {
  expect(read("writers=a&writers=b,a,").writers).toEqual(["a", "b"]);
});

test("reading a state's own address returns the state", () => {
  const state = {
    search: "été & sel",
    writers: ["a", "b"],
    terms: ["calm"],
    order: "name",
    page: 2,
  } as const;
  expect(read(writeAlbumListState({ ...state, writers: ["a", "b"], terms: ["calm"] }))).toEqual(state);
  expect(writeAlbumListState(ALL_ALBUMS)).toBe("");
});

test("ignores nonsense in the address", () => {
  expect(read("page=-3&order=price&search=%20%20")).toEqual(ALL_ALBUMS);
});

test("selecting a writer returns to the first page, selecting again deselects", () => {
  const chosen = toggled({ ...ALL_ALBUMS, page: 3 }, "writers", "awa-sangare");
  expect(chosen).toMatchObject({ writers: ["awa-sangare"], page: 1 });
  expect(toggled(chosen, "writers", "awa-sangare").writers).toEqual([]);
});

test("names sort by the title of the language", () => {
  const byName = { ...ALL_ALBUMS, order: "name" } as const;
  expect(albumListQuery(byName, "fr")).toHaveProperty(["order[nameFr]"], "asc");
  expect(albumListQuery(byName, "en")).toHaveProperty(["order[name]"], "asc");
});
