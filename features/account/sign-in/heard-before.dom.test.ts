import { beforeEach, expect, test } from "vitest";
import { forgetHeard, heardBefore, isWorthOffering, postponeHeard, storeHeard } from "./heard-before.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 12, minute));

beforeEach(() => localStorage.clear());

test("a visitor's listening is stored in order, with the time of each track", () => {
  for (const [track, minute] of [
    [7, 0],
    [9, 3],
    [7, 8],
  ] as const)
    storeHeard(track, at(minute));
  expect(heardBefore()).toEqual([
    { track: 7, at: "2026-06-01T12:00:00.000Z" },
    { track: 9, at: "2026-06-01T12:03:00.000Z" },
    { track: 7, at: "2026-06-01T12:08:00.000Z" },
  ]);
  storeHeard(7, at(9), 31);
  expect(heardBefore().at(-1)).toEqual({ track: 7, version: 31, at: "2026-06-01T12:09:00.000Z" });
  forgetHeard();
  expect(heardBefore()).toEqual([]);
});

test("at most the latest five hundred are stored", () => {
  for (let track = 1; track <= 501; track += 1) storeHeard(track, at(track));
  expect(heardBefore()).toHaveLength(500);
  expect(heardBefore()[0]?.track).toBe(2);
});

test("a postponed offer comes back once something else is heard", () => {
  expect(isWorthOffering()).toBe(false);
  storeHeard(7, at(0));
  expect(isWorthOffering()).toBe(true);
  postponeHeard();
  expect(isWorthOffering()).toBe(false);
  storeHeard(9, at(1));
  expect(isWorthOffering()).toBe(true);
  expect(heardBefore()).toHaveLength(2);
});

test.each([
  "{",
  "null",
  "[]",
  '{"heard":{}}',
  '{"heard":[7,{"track":null,"at":"2026-06-01T12:00:00Z"},{"track":7,"at":"noon"}]}',
  '{"heard":[{"track":7,"version":{},"at":"2026-06-01T12:00:00Z"}]}',
])("stored data of %j is ignored", (kept) => {
  localStorage.setItem("sillon.heardBefore", kept);
  expect(heardBefore()).toEqual([]);
  expect(isWorthOffering()).toBe(false);
  storeHeard(7, at(0));
  expect(heardBefore()).toHaveLength(1);
});
