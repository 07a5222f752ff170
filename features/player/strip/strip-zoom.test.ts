import { expect, test } from "vitest";
import { isInView, leftAfterZoom, leftToFollow, useStripZoom, zoomTo } from "./strip-zoom.ts";

test("the strip is magnified up to eight times", () => {
  zoomTo(3.3);
  expect(useStripZoom.getState().zoom).toBe(3.3);
  zoomTo(0.2);
  expect(useStripZoom.getState().zoom).toBe(1);
  zoomTo(99);
  expect(useStripZoom.getState().zoom).toBe(8);
});

test("the point under the fingers stays in place", () => {
  const left = leftAfterZoom({ left: 0, zoom: 1 }, 100, 4);
  // A quarter of the strip, still 100 pixels into the view.
  expect(0.25 * 400 * 4 - left).toBe(100);
  expect(leftAfterZoom({ left, zoom: 4 }, 100, 1)).toBe(0);
});

test("the view moves on when the playhead leaves it, follows a seek, and stays when the listener has scrolled elsewhere", () => {
  const view = { left: 0, width: 400, zoom: 4 };
  expect(leftToFollow(0.1, 0.2, 100, view)).toBeNull();
  const turned = leftToFollow(0.2499, 0.2501, 100, view);
  expect(turned).toBeCloseTo(0.2501 * 1600 - 40);
  expect(isInView(0.2501, { ...view, left: turned ?? 0 })).toBe(true);
  const elsewhere = { ...view, left: 1200 };
  expect(leftToFollow(0.2499, 0.2501, 100, elsewhere)).toBeNull();
  expect(leftToFollow(0.25, 0.3, 100, elsewhere)).toBeCloseTo(0.3 * 1600 - 40);
});
