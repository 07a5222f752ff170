// Next sets this before it renders; without it nothing is cached.
import "next/dist/server/node-environment-baseline";

import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external.js";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withFallback } from "./with-fallback.ts";

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

/** Returns the seconds for which Next would cache a five-minute page with this read. */
async function cachedFor(read: () => Promise<unknown>): Promise<number> {
  const page = { type: "prerender-legacy", revalidate: 300, tags: null };
  const incrementalCache = {
    isOnDemandRevalidate: false,
    generateSimpleCacheKey: async (key: string) => key,
    get: async () => null,
    set: async () => {},
  };
  const render = {
    route: "/fr",
    page: "/[lang]",
    nextFetchId: 0,
    incrementalCache,
    isStaticGeneration: true,
  };
  await workAsyncStorage.run(render as never, () => workUnitAsyncStorage.run(page as never, read));
  return page.revalidate;
}

test("a failed value is replaced by its fallback and logged by name", async () => {
  expect(await withFallback(Promise.reject(new Error("503")), [], "Menus")).toEqual([]);
  expect(log.mock.calls).toEqual([["Menus could not be loaded: 503"]]);
});

test("a successful value is returned unchanged", async () => {
  expect(await withFallback(Promise.resolve(3), 0, "Three")).toBe(3);
});

test("a page with a fallback is rendered again within seconds, a complete one after its own time", async () => {
  expect(await cachedFor(() => withFallback(Promise.resolve(3), 0, "Three"))).toBe(300);
  expect(await cachedFor(() => withFallback(Promise.reject(new Error("503")), 0, "Three"))).toBe(1);
});
