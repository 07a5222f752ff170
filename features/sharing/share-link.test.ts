import { expect, test } from "vitest";
import { albumShareLink, placementShareLink } from "./share-link.ts";

const site = "https://sillon.example";

test("an album is shared by its address in the language of the page", () => {
  expect(albumShareLink(site, "fr", "delta-sans-fin")).toBe(`${site}/fr/album/delta-sans-fin`);
  expect(albumShareLink(site, "en", "endless-delta")).toBe(`${site}/en/album/endless-delta`);
});

test("a placement is shared by the path of its language", () => {
  expect(placementShareLink(site, "fr", "lettres-d-exil")).toBe(`${site}/fr/nos-placements/lettres-d-exil`);
  expect(placementShareLink(site, "en", "letters-from-exile")).toBe(
    `${site}/en/our-placements/letters-from-exile`,
  );
});

test("a slug cannot end the path that contains it", () => {
  expect(placementShareLink(site, "fr", "a/b?c")).toBe(`${site}/fr/nos-placements/a%2Fb%3Fc`);
});
