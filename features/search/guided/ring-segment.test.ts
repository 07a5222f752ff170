import { expect, test } from "vitest";
import { ringPoint, ringSegment } from "./ring-segment.ts";

test("step 0 is at the top, step 3 at the right", () => {
  expect(ringPoint(100, 0)).toEqual([0, -100]);
  expect(ringPoint(100, 3)).toEqual([100, 0]);
});

test("a segment goes along the outer edge and back along the inner one, half a step to either side", () => {
  expect(ringSegment({ inner: 50, outer: 100 }, 3)).toBe(
    "M96.6 -25.9A100 100 0 0 1 96.6 25.9L48.3 12.9A50 50 0 0 0 48.3 -12.9Z",
  );
});
