import { expect, test } from "vitest";
import { nameOfTime, scaleOf } from "./strip-scale.ts";

test("52 minutes on a screen have a label every five or ten minutes, with lines between", () => {
  expect(scaleOf(3_120, 1_360)).toEqual({
    line: 60,
    named: [0, 300, 600, 900, 1200, 1500, 1800, 2100, 2400, 2700, 3000],
  });
  expect(scaleOf(3_120, 700).named).toEqual([0, 600, 1200, 1800, 2400]);
});

test("a magnified minute has labels in seconds", () => {
  expect(scaleOf(60, 1_360)).toEqual({ line: 1, named: [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55] });
  expect(nameOfTime(90, false)).toBe("01:30");
  expect(nameOfTime(600, true)).toBe("10\u00a0min");
});
