// Next sets this up before it renders: without it nothing can be kept.
import "next/dist/server/node-environment-baseline";

import {
  getAccessFallbackHTTPStatus,
  isHTTPAccessFallbackError,
} from "next/dist/client/components/http-access-fallback/http-access-fallback";
import {
  getRedirectStatusCodeFromError,
  getURLFromRedirectError,
} from "next/dist/client/components/redirect";
import { isRedirectError } from "next/dist/client/components/redirect-error";
import { afterAll, beforeAll, expect, test } from "vitest";
import AlbumPage from "#/app/[lang]/album/[slug]/page.tsx";
import ComposerPage, {
  generateMetadata as composerMetadata,
} from "#/app/[lang]/nos-compositeurs/[slug]/page.tsx";
import PlacementPage, {
  generateMetadata as placementMetadata,
} from "#/app/[lang]/nos-placements/[slug]/page.tsx";
import { answerByRealApi } from "../support/real-api.ts";

answerByRealApi();

const site = globalThis as { __incrementalCache?: object };
beforeAll(() => {
  // Outside a page Next keeps nothing between two reads.
  site.__incrementalCache = {
    isOnDemandRevalidate: false,
    generateSimpleCacheKey: async (key: string) => key,
    get: async () => null,
    set: async () => {},
  };
});
afterAll(() => {
  delete site.__incrementalCache;
});

const at = (lang: string, slug: string) => ({ params: Promise.resolve({ lang, slug }) });

/** The answer of a page instead of itself: a status and where it leads. */
async function answerOf(page: Promise<unknown>) {
  try {
    await page;
  } catch (error) {
    if (isHTTPAccessFallbackError(error)) return { status: getAccessFallbackHTTPStatus(error) };
    if (isRedirectError(error)) {
      return { status: getRedirectStatusCodeFromError(error), location: getURLFromRedirectError(error) };
    }
    throw error;
  }
  return { status: 200 };
}

test.each([
  ["a composer", ComposerPage],
  ["a placement", PlacementPage],
] as const)("%s with an unknown slug is a 404 in both languages", async (_, page) => {
  expect(await answerOf(page(at("fr", "nobody-of-that-name")))).toEqual({ status: 404 });
  expect(await answerOf(page(at("en", "nobody-of-that-name")))).toEqual({ status: 404 });
  expect(await answerOf(page(at("fr", "%E0%A4%A")))).toEqual({ status: 404 });
});

test.each([
  ["fr", "sahel-l-eau-qui-reste", { status: 200 }],
  ["en", "sahel-the-water-that-remains", { status: 200 }],
  [
    "fr",
    "sahel-the-water-that-remains",
    { status: 308, location: "/fr/nos-placements/sahel-l-eau-qui-reste" },
  ],
  [
    "en",
    "sahel-l-eau-qui-reste",
    { status: 308, location: "/en/our-placements/sahel-the-water-that-remains" },
  ],
])("a placement in %s at %s answers %o", async (lang, slug, answer) => {
  expect(await answerOf(PlacementPage(at(lang, slug)))).toEqual(answer);
});

test.each([
  ["fr", "sel-gemme", { status: 200 }],
  ["en", "rock-salt", { status: 200 }],
  ["fr", "rock-salt", { status: 308, location: "/fr/album/sel-gemme" }],
  ["en", "sel-gemme", { status: 308, location: "/en/album/rock-salt" }],
  // A track has one slug in both languages.
  ["fr", "les-chasseurs-de-segou", { status: 200 }],
  ["en", "les-chasseurs-de-segou", { status: 200 }],
  ["en", "nothing-of-that-name", { status: 404 }],
])("an album or a track in %s at %s answers %o", async (lang, slug, answer) => {
  expect(await answerOf(AlbumPage(at(lang, slug)))).toEqual(answer);
});

test("an address with a composer's id leads to the one with the slug", async () => {
  expect(await answerOf(ComposerPage(at("en", "1")))).toMatchObject({
    status: 308,
    location: expect.stringMatching(/^\/en\/our-composers\/[a-z-]+$/),
  });
});

test("the pages of both languages name each other as alternates, and their own path as canonical", async () => {
  expect(await placementMetadata(at("en", "sahel-the-water-that-remains"))).toMatchObject({
    title: "Sahel: The Water That Remains · Méridien 24 · Sillon",
    alternates: {
      canonical: "/en/our-placements/sahel-the-water-that-remains",
      languages: {
        fr: "/fr/nos-placements/sahel-l-eau-qui-reste",
        en: "/en/our-placements/sahel-the-water-that-remains",
      },
    },
  });
  const french = await composerMetadata(at("fr", "awa-sangare"));
  expect(french).toMatchObject({
    alternates: {
      canonical: "/fr/nos-compositeurs/awa-sangare",
      languages: { en: "/en/our-composers/awa-sangare" },
    },
  });
  expect(french.title).toContain("Awa Sangaré");
  expect(String(french.description).length).toBeGreaterThan(30);
  expect(String(french.description).length).toBeLessThanOrEqual(161);
});
