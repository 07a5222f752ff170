// Next sets this up before it renders: without it nothing can be kept.
import { offerInProcess } from "#/contract/in-process.ts";
import "next/dist/server/node-environment-baseline";

import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { homeData } from "#/features/home/home-data.ts";
import { apiForTests, type TestApi } from "./support/api.ts";

/** The calls of the specification (§7), word for word (acceptance S22). */
const SPECIFIED = {
  albums: "/api/album_lists_front?isEnable=1&isFeatured=1&row=10",
  taxonomies: "/api/track_taxonomies?isEnable=1&isFeatured=1",
  continents: "/api/track_continents?isEnable=1&isFeatured=1",
  partners: "/api/carousels?slug=partnercarousel",
} as const;

const site = globalThis as { __incrementalCache?: object };
let api: TestApi;

beforeAll(async () => {
  api = await apiForTests();
  // Outside a page Next keeps nothing between two reads.
  site.__incrementalCache = {
    isOnDemandRevalidate: false,
    generateSimpleCacheKey: async (key: string) => key,
    get: async () => null,
    set: async () => {},
  };
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  offerInProcess(undefined);
  delete site.__incrementalCache;
  await api.close();
});

const pathOf = (request: Request) => request.url.slice(new URL(request.url).origin.length);

test("the home page sends its four calls before the first is answered", async () => {
  const awaited = new Set<string>(Object.values(SPECIFIED));
  const underWay = Promise.withResolvers<void>();
  offerInProcess(async (request) => {
    awaited.delete(pathOf(request));
    if (awaited.size === 0) underWay.resolve();
    // One that waited for the answer of another would never come.
    await underWay.promise;
    return api.fetch(request);
  });
  const home = await homeData();
  expect(home.albums).toHaveLength(10);
  expect(home.taxonomies.length).toBeGreaterThan(3);
  expect(home.partners.length).toBeGreaterThan(0);
  expect(home.dial?.bands).toHaveLength(8);
});

test.each(Object.entries(SPECIFIED))(
  "without the %s the rest of the page is there, and it is logged",
  async (part, path) => {
    const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
    offerInProcess(async (request) =>
      pathOf(request) === path ? new Response(null, { status: 400 }) : api.fetch(request),
    );
    const home = await homeData();
    expect(home[part as keyof typeof SPECIFIED]).toEqual([]);
    for (const other of Object.keys(SPECIFIED) as (keyof typeof SPECIFIED)[]) {
      if (other !== part) expect(home[other].length, other).toBeGreaterThan(0);
    }
    expect(logged).toHaveBeenCalledOnce();
  },
);
