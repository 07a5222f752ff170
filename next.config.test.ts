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
