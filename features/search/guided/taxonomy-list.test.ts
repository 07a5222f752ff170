import { expect, test } from "vitest";
import { taxonomyList } from "./taxonomy-list.ts";

const slugs = (...given: string[]) => taxonomyList(given.map((slug) => ({ slug }))).map(({ slug }) => slug);

test("Territories goes in second, then subgenres goes out", () => {
  expect(slugs("genres", "subgenres", "moods")).toEqual(["genres", "territories", "moods"]);
});

test("insertion comes first: a leading subgenres leaves Territories at the head", () => {
  expect(slugs("subgenres", "genres")).toEqual(["territories", "genres"]);
});

test("an empty list still offers the territories", () => {
  expect(slugs()).toEqual(["territories"]);
});

test("the list that came is left as it was", () => {
  const given = [{ slug: "genres" }, { slug: "subgenres" }];
  taxonomyList(given);
  expect(given).toHaveLength(2);
});
