import { expect, test } from "vitest";
import { currentMark } from "./current-section.ts";

test.each([
  ["/fr/nos-compositeurs", "/fr/nos-compositeurs"],
  ["/en/our-composers", "/en/our-composers"],
  ["/en/our-placements", "/en/our-placements"],
  // Next renders the English page at the path of its folder.
  ["/en/our-placements", "/en/nos-placements"],
])("%s is the current page at %s", (href, pathname) => {
  expect(currentMark(href, pathname)).toBe("page");
});

test.each([
  ["/fr/nos-compositeurs", "/fr/nos-compositeurs/awa-sangare"],
  ["/en/our-composers", "/en/our-composers/awa-sangare"],
  ["/fr/nos-placements", "/fr/nos-placements/lettres-d-exil"],
  ["/en/our-placements", "/en/our-placements/letters-from-exile"],
  ["/fr/albums", "/fr/album/delta-sans-fin"],
])("%s is the current part of the site at %s", (href, pathname) => {
  expect(currentMark(href, pathname)).toBe("true");
});

test("other parts of the site are not marked", () => {
  expect(currentMark("/fr/nos-placements", "/fr/nos-compositeurs")).toBeUndefined();
  expect(currentMark("/fr", "/fr/nos-placements")).toBeUndefined();
  expect(currentMark(null, "/fr/nos-placements")).toBeUndefined();
});
