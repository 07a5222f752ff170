import { expect, test } from "vitest";
import { inTempoScale, readTempo, SECONDS_SCALE, tempoBars, writeTempo } from "./tempo-scale.ts";

test.each([
  ["70-112", { from: 70, to: 112 }],
  ["70-", { from: 70, to: null }],
  ["-112", { from: null, to: 112 }],
  ["90-90", { from: 90, to: 90 }],
])("%s is a range, and is written back unchanged", (text, tempo) => {
  expect(readTempo(text)).toEqual(tempo);
  expect(writeTempo(tempo)).toBe(text);
});

test.each([null, "", "-", "fast", "112-70", "7000-", "300-", "-10", "70--112", "40-180", "1e2-"])(
  "%s is the whole scale",
  (text) => {
    expect(writeTempo(readTempo(text))).toBe("");
  },
);

test.each([
  ["0-240", ""],
  ["1-239", "1-239"],
  ["0-60", "-60"],
  ["180-", "180-"],
  ["240-240", "240-"],
])("as a length %s is read as %j", (text, written) => {
  expect(writeTempo(readTempo(text, SECONDS_SCALE))).toBe(written);
});

test.each([
  ["180-200", "180-"],
  ["20-40", "-40"],
  ["41-179", "41-179"],
  ["39-181", ""],
  ["181-", ""],
  ["-39", ""],
  ["x70-112", ""],
  ["70-112x", ""],
])("as a tempo %s is read as %j", (text, written) => {
  expect(writeTempo(readTempo(text))).toBe(written);
});

test("a thumb at an end of the scale includes everything beyond it", () => {
  expect(inTempoScale({ from: 40, to: 180 })).toEqual({ from: null, to: null });
  expect(inTempoScale({ from: 41, to: 179 })).toEqual({ from: 41, to: 179 });
  expect(inTempoScale({ from: null, to: null })).toEqual({ from: null, to: null });
});

test("the scale of lengths ends at four minutes", () => {
  const bars = tempoBars(
    [
      { from: 0, count: 1 },
      { from: 300, count: 2 },
    ],
    SECONDS_SCALE,
  );
  expect([bars[0], bars.at(-1)?.count, bars.reduce((sum, { count }) => sum + count, 0)]).toEqual([
    { from: 0, count: 1 },
    2,
    3,
  ]);
});

test("the bars span the scale, and values beyond its ends count at the ends", () => {
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
