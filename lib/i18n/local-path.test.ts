import { expect, test } from "vitest";
import { internalPath, localPath } from "./local-path.ts";
import { pathnames } from "./pathnames.ts";

test.each([
  ["/nos-compositeurs", "/fr/nos-compositeurs", "/en/our-composers"],
  ["/nos-compositeurs/awa-sangare", "/fr/nos-compositeurs/awa-sangare", "/en/our-composers/awa-sangare"],
  ["/nos-placements", "/fr/nos-placements", "/en/our-placements"],
  ["/nos-placements/sahel", "/fr/nos-placements/sahel", "/en/our-placements/sahel"],
  ["/carte", "/fr/carte", "/en/worldmap"],
  ["/albums", "/fr/albums", "/en/albums"],
  ["/", "/fr", "/en"],
  ["/nos-compositeurs-amis", "/fr/nos-compositeurs-amis", "/en/nos-compositeurs-amis"],
])("%s is %s in French and %s in English, from either spelling", (inner, fr, en) => {
  for (const spelling of [inner, fr, en]) {
    expect(localPath(spelling, "fr")).toBe(fr);
    expect(localPath(spelling, "en")).toBe(en);
    expect(internalPath(spelling)).toBe(inner);
  }
});

test("every route of the specification, the territories of the map, the cue sheet, the finished programme, share, start and sign-in link pages, are in the table", () => {
  expect(Object.keys(pathnames)).toHaveLength(35);
  for (const path of Object.keys(pathnames)) expect(internalPath(localPath(path, "en"))).toBe(path);
});
