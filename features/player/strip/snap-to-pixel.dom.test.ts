import { afterEach, expect, test } from "vitest";
import { snapToPixel } from "./snap-to-pixel.ts";

const { devicePixelRatio } = window;
afterEach(() => {
  window.devicePixelRatio = devicePixelRatio;
});

test.each([
  { share: 0.5049, width: 100, ratio: 1, snapped: 0.5 },
  { share: 0.5049, width: 100, ratio: 2, snapped: 0.505 },
  { share: 0.0001, width: 1000, ratio: 1, snapped: 0 },
  { share: 1, width: 333, ratio: 1.5, snapped: 1 },
  { share: 0.5049, width: 0, ratio: 1, snapped: 0.5049 },
])("$share of $width pixels at a ratio of $ratio is $snapped", ({ share, width, ratio, snapped }) => {
  window.devicePixelRatio = ratio;
  expect(snapToPixel(share, width)).toBeCloseTo(snapped, 10);
});
