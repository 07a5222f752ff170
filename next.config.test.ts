import {
  unstable_getResponseFromNextConfig as answer,
  getRedirectUrl,
  getRewrittenUrl,
} from "next/experimental/testing/server";
import { expect, test } from "vitest";
import config from "./next.config.ts";

const ask = (path: string) => answer({ url: `https://site.example${path}`, nextConfig: config });

test.each([
  ["/en/nos-placements", "/en/our-placements"],
  ["/en/nos-placements/sahel", "/en/our-placements/sahel"],
  ["/fr/our-placements", "/fr/nos-placements"],
  ["/en/nos-compositeurs", "/en/our-composers"],
  ["/fr/our-composers/awa", "/fr/nos-compositeurs/awa"],
  ["/en/carte", "/en/worldmap"],
  ["/fr/worldmap", "/fr/carte"],
])("the path of the other language %s moves for good to %s", async (path, to) => {
  const response = await ask(path);
  expect(response.status).toBe(308);
  expect(getRedirectUrl(response)).toBe(`https://site.example${to}`);
});

test.each([
  ["/fr/user/projects", "/fr/user/projects/playlist"],
  ["/en/user/projects?search=3", "/en/user/projects/playlist?search=3"],
])("%s leads to the projects", async (path, to) => {
  const response = await ask(path);
  expect(response.status).toBe(307);
  expect(getRedirectUrl(response)).toBe(`https://site.example${to}`);
});

test.each([
  ["/en/our-composers", "/en/nos-compositeurs"],
  ["/en/our-composers/awa", "/en/nos-compositeurs/awa"],
  ["/en/our-placements", "/en/nos-placements"],
  ["/en/our-placements/sahel", "/en/nos-placements/sahel"],
  ["/en/worldmap", "/en/carte"],
])("the English path %s is answered by the folder of %s", async (path, folder) => {
  expect(getRewrittenUrl(await ask(path))).toBe(`https://site.example${folder}`);
});

test.each([
  "/fr/nos-compositeurs",
  "/fr/nos-placements/sahel",
  "/fr/carte",
  "/en/albums",
  "/en/our-placements-2026",
])("%s is neither moved nor rewritten", async (path) => {
  const response = await ask(path);
  expect([getRedirectUrl(response), getRewrittenUrl(response)]).toEqual([null, null]);
});

test.each([
  ["/fr/albums?writers=awa-sangare", "/fr/drawn/albums?writers=awa-sangare"],
  ["/en/albums?utm_source=x&page=2", "/en/drawn/albums?utm_source=x&page=2"],
  ["/fr/nos-compositeurs?letter=A", "/fr/drawn/nos-compositeurs?letter=A"],
  ["/en/our-composers?page=2", "/en/drawn/nos-compositeurs?page=2"],
  ["/en/our-placements?year=2025", "/en/drawn/nos-placements?year=2025"],
  ["/fr/search-guidee?terms=calm", "/fr/drawn/search-guidee?terms=calm"],
])("a part of a list, %s, is drawn when asked for by %s", async (path, folder) => {
  expect(getRewrittenUrl(await ask(path))).toBe(`https://site.example${folder}`);
});

test.each(["/fr/albums?utm_source=x", "/en/albums?_rsc=1", "/fr/albums/delta-sans-fin?page=2"])(
  "%s is a page that is kept",
  async (path) => {
    expect(getRewrittenUrl(await ask(path))).toBeNull();
  },
);

test("the folder of drawn pages is no address of its own", async () => {
  const response = await ask("/fr/drawn/albums?page=2");
  expect(response.status).toBe(308);
  expect(getRedirectUrl(response)).toBe("https://site.example/fr/albums?page=2");
});

test.each([
  ["/fr/user", "/fr/user/profile"],
  ["/en/user", "/en/user/profile"],
  ["/fr/user/projects?search=4", "/fr/user/projects/playlist?search=4"],
  ["/en/user/historique", "/en/user/historique/ecoutes"],
])("%s leads to an existing page, %s", async (path, to) => {
  const response = await ask(path);
  expect(response.status).toBe(307);
  expect(getRedirectUrl(response)).toBe(`https://site.example${to}`);
});
