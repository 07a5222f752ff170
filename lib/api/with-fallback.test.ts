// What Next sets before it renders: without it nothing can be kept.
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

/** Seconds for which Next would keep a page of five minutes that reads this. */
async function keptFor(read: () => Promise<unknown>): Promise<number> {
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

test("what fails gives way to its fallback and leaves a log entry that names it", async () => {
  expect(await withFallback(Promise.reject(new Error("503")), [], "Menus")).toEqual([]);
  expect(log.mock.calls).toEqual([["Menus could not be loaded: 503"]]);
});

test("what succeeds is given as it is", async () => {
  expect(await withFallback(Promise.resolve(3), 0, "Three")).toBe(3);
});

test("a page that lacks something is rendered anew within seconds, a whole one after its own time", async () => {
  expect(await keptFor(() => withFallback(Promise.resolve(3), 0, "Three"))).toBe(300);
  expect(await keptFor(() => withFallback(Promise.reject(new Error("503")), 0, "Three"))).toBe(1);
});
