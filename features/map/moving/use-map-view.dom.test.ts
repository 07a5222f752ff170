import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Box, framing, type Size, WHOLE, worldScale } from "./map-view.ts";
import { useMapView } from "./use-map-view.ts";

const PHONE = { width: 390, height: 340 };
const DESK = { width: 964, height: 459 };
const CLOSEST = 2.4;
/** Longer than any move takes. */
const ARRIVED = 2_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Returns the position of a small country in the drawing, as the projection puts it for a frame. */
function country({ width, height }: Size): Box {
  const scale = worldScale({ width, height });
  const [x, y] = [width / 2 - 0.24 * scale, height / 2 - 0.07 * scale];
  return { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 };
}

test.each([
  ["on the way there", 200],
  ["once it is there", ARRIVED],
])("a chosen place stays in the middle of a frame that changes %s", (_, milliseconds) => {
  const { result, rerender } = renderHook((size) => useMapView(size), { initialProps: PHONE });
  act(() => result.current.show(country(PHONE), CLOSEST));
  act(() => void vi.advanceTimersByTime(milliseconds));
  expect(result.current.view).not.toEqual(WHOLE);
  rerender(DESK);
  act(() => void vi.advanceTimersByTime(ARRIVED));
  const { k, x, y } = framing(country(DESK), DESK, CLOSEST);
  expect(result.current.view.k).toBeCloseTo(k);
  expect(result.current.view.x).toBeCloseTo(x);
  expect(result.current.view.y).toBeCloseTo(y);
});

test("choosing another place during a move shows that place", () => {
  const { result } = renderHook(() => useMapView(PHONE));
  act(() => result.current.show({ left: 20, right: 60, top: 90, bottom: 150 }, CLOSEST));
  act(() => void vi.advanceTimersByTime(200));
  act(() => result.current.show(country(PHONE), CLOSEST));
  act(() => void vi.advanceTimersByTime(ARRIVED));
  expect(result.current.view).toEqual(framing(country(PHONE), PHONE, CLOSEST));
});
