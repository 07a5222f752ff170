import { expect, test } from "vitest";
import { readTempo, tempoBars, writeTempo } from "./tempo-scale.ts";

test.each([
  ["70-112", { from: 70, to: 112 }],
  ["70-", { from: 70, to: null }],
  ["-112", { from: null, to: 112 }],
  ["90-90", { from: 90, to: 90 }],
])("%s is a range, and written the same again", (text, tempo) => {
  expect(readTempo(text)).toEqual(tempo);
  expect(writeTempo(tempo)).toBe(text);
});

test.each([null, "", "-", "fast", "112-70", "7000-", "300-", "-10", "70--112", "40-180", "1e2-"])(
  "%s is the whole scale",
  (text) => {
    expect(writeTempo(readTempo(text))).toBe("");
  },
);

test("the bars span the scale, and what lies beyond its ends counts at the ends", () => {
  const bars = tempoBars([
    { from: 20, count: 1 },
    { from: 40, count: 2 },
    { from: 100, count: 5 },
    { from: 176, count: 1 },
    { from: 240, count: 3 },
  ]);
  expect(bars).toHaveLength(35);
  expect(bars.filter(({ count }) => count > 0)).toEqual([
    { from: 40, count: 3 },
    { from: 100, count: 5 },
    { from: 176, count: 4 },
  ]);
});
