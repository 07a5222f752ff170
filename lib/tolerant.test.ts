import { expect, test, vi } from "vitest";
import { orNothing } from "./tolerant.ts";

test("what fails gives way to its fallback and leaves a log entry that names it", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await orNothing(Promise.reject(new Error("503")), [], "Menus")).toEqual([]);
  expect(log.mock.calls).toEqual([["Menus could not be loaded: 503"]]);
  log.mockRestore();
});

test("what succeeds is given as it is", async () => {
  expect(await orNothing(Promise.resolve(3), 0, "Three")).toBe(3);
});
