import { expect, test } from "vitest";
import { nearestTick, placeTicks, ticksPath } from "./dial-ticks.ts";

test("a band is sorted by tempo", () => {
  const placed = placeTicks([{ bpm: 180 }, { bpm: 40 }, { bpm: 110 }]);
  expect(placed.map(({ x }) => x)).toEqual([0, 0.5, 1]);
});

test("tracks of the same tempo are side by side around it", () => {
  const [left, right] = placeTicks([{ bpm: 110 }, { bpm: 110 }]);
  expect(left?.x).toBeLessThan(0.5);
  expect(right?.x).toBeGreaterThan(0.5);
  expect(((left?.x ?? 0) + (right?.x ?? 0)) / 2).toBeCloseTo(0.5);
});

test("however many tracks share a tempo, none reaches the next beat", () => {
  const placed = placeTicks(Array.from({ length: 60 }, () => ({ bpm: 110 })));
  const beats = placed.map(({ x }) => 40 + x * 140);
  expect(Math.min(...beats)).toBeGreaterThan(109.5);
  expect(Math.max(...beats)).toBeLessThan(110.5);
});

test("ticks at the ends of the scale stay on it", () => {
  for (const { x } of placeTicks([{ bpm: 40 }, { bpm: 40 }, { bpm: 180 }, { bpm: 180 }])) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(1);
  }
});

test("energy sets the height of a tick, and silence is still a tick", () => {
  expect(
    ticksPath([
      { bpm: 40, energy: 0 },
      { bpm: 110, energy: 1 },
    ]),
  ).toBe("M0 32V28M500 32V0");
});

test("finds the nearest tick, and none beyond reach", () => {
  const placed = placeTicks([
    { bpm: 60, name: "slow" },
    { bpm: 120, name: "fast" },
  ]);
  expect(nearestTick(placed, 0.5)?.tick.name).toBe("fast");
  expect(nearestTick(placed, 0.3, 0.01)).toBeUndefined();
});

test("the most energetic track of the catalogue has the full height", () => {
  expect(ticksPath([{ bpm: 40, energy: 0.5 }], 0.5)).toBe("M0 32V0");
});
