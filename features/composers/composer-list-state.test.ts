import { expect, test } from "vitest";
import {
  ALL_COMPOSERS,
  composerListQuery,
  readComposerListState,
  writeComposerListState,
} from "./composer-list-state.ts";

const read = (query: string) => readComposerListState(new URLSearchParams(query));

test("reading a state's own address returns the state", () => {
  const state = { search: "d’aïssa & fils", letter: "K", page: 3 };
  expect(read(writeComposerListState(state).slice(1))).toEqual(state);
});

test("the whole list has the bare address", () => {
  expect(writeComposerListState(ALL_COMPOSERS)).toBe("");
  expect(read("")).toEqual(ALL_COMPOSERS);
});

test("ignores invalid values in an address", () => {
  expect(read("letter=AB&page=-2&search=%20%20")).toEqual(ALL_COMPOSERS);
  expect(read("letter=%C3%89&page=x")).toEqual(ALL_COMPOSERS);
});

test("accepts a letter in either case", () => {
  expect(read("letter=k").letter).toBe("K");
  expect(read("letter=0").letter).toBe("0");
});

test("queries the backend in alphabetical order, 24 a page", () => {
  expect(composerListQuery({ search: "", letter: "K", page: 2 })).toEqual({
    letter: "K",
    "order[lastname]": "asc",
    page: "2",
    itemsPerPage: "24",
  });
});
