import { expect, test } from "vitest";
import { bringBack, listOf, putAway, useAway } from "./away.ts";

test("all pages of a search are one list, whatever the order of the parameters in its address", () => {
  expect(listOf("/fr/search-guidee?terms=calme&page=3&bpm=60-90")).toBe(
    listOf("/fr/search-guidee?bpm=60-90&terms=calme"),
  );
  expect(listOf("/fr/album/delta?page=2")).toBe("/fr/album/delta");
  expect(listOf("/fr/search-guidee?terms=calme")).not.toBe(listOf("/fr/search-guidee?terms=joie"));
});

test("a track put away in one list stays in the others, and can be shown again, alone or with all others", () => {
  putAway("/fr/a", 1);
  putAway("/fr/a", 2);
  putAway("/fr/b", 3);
  bringBack("/fr/a", 1);
  expect(useAway.getState().lists).toEqual({ "/fr/a": [2], "/fr/b": [3] });
  bringBack("/fr/a");
  expect(useAway.getState().lists["/fr/a"]).toEqual([]);
});
