import { expect, test } from "vitest";
import { barPath, heightsOf } from "./strip-bars.ts";

test("a bar is as high as the loudest moment of its piece, in decibels: half height at −27", () => {
  // Four seconds in two bars: silence with one moment at −27 dB, then full scale.
  const levels = new Float32Array(40);
  levels[7] = 10 ** (-27 / 20);
  levels.fill(1, 20);
  const [first, second] = heightsOf(levels, 4, 2);
  expect(first).toBeCloseTo(0.5, 5);
  expect(second).toBe(1);
});

test("a strip with more bars than levels shows each level, and silence has no height", () => {
  expect(heightsOf(Float32Array.of(1, 0), 0.2, 4)).toEqual([1, 1, 0, 0]);
});

test("only the requested bars are drawn, centred vertically", () => {
  const path = barPath([1, 0.5, 0], 40, (bar) => bar !== 0);
  expect(path).toBe("M3 10.0h1.9v20.0h-1.9zM6 19.5h1.9v1.0h-1.9z");
});
