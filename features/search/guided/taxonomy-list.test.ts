import { expect, test } from "vitest";
import { taxonomyList } from "./taxonomy-list.ts";

const slugs = (...given: string[]) => taxonomyList(given.map((slug) => ({ slug }))).map(({ slug }) => slug);

test("Territories is inserted second, then subgenres is removed", () => {
  expect(slugs("genres", "subgenres", "moods")).toEqual(["genres", "territories", "moods"]);
});

test("subgenres counts for the insertion: if it is first, Territories ends up first", () => {
  expect(slugs("subgenres", "genres")).toEqual(["territories", "genres"]);
});

test("an empty list still offers the territories", () => {
  expect(slugs()).toEqual(["territories"]);
});

test("the given list is not changed", () => {
  const given = [{ slug: "genres" }, { slug: "subgenres" }];
  taxonomyList(given);
  expect(given).toHaveLength(2);
});
