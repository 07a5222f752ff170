// Next sets this up before it renders: without it nothing can be kept.
import "next/dist/server/node-environment-baseline";

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { generateMetadata } from "#/app/[lang]/search-synonym/page.tsx";
import { sitemapPages } from "#/features/site/crawlers/sitemap-pages.ts";
import { answerByRealApi } from "../support/real-api.ts";

vi.mock("next-intl/server", () => ({ getTranslations: async () => (key: string) => key }));
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

const synonyms = (query: Record<string, string>) =>
  generateMetadata({ params: Promise.resolve({ lang: "fr" }), searchParams: Promise.resolve(query) });

test("search engines find the search by synonyms, and none of the words that can be searched", async () => {
  const start = await synonyms({});
  expect(start.robots).toBeUndefined();
  expect(start.alternates?.canonical).toBe("/fr/search-synonym");
  expect(await sitemapPages("pages")).toContainEqual({ fr: "/search-synonym", en: "/search-synonym" });
  expect((await synonyms({ q: "peur" })).robots).toEqual({ index: false });
  expect((await synonyms({ q: "peur", page: "2" })).robots).toEqual({ index: false });
});
