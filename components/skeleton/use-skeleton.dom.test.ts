import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSkeleton } from "./use-skeleton.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a skeleton stays until 600 ms after its fetch ended", () => {
  const { result, rerender } = renderHook(({ fetching }) => useSkeleton(fetching), {
    initialProps: { fetching: true },
  });
  rerender({ fetching: false });
  act(() => vi.advanceTimersByTime(599));
  expect(result.current).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});

test("shows no skeleton for data that is already loaded", () => {
  const { result } = renderHook(() => useSkeleton(false));
  expect(result.current).toBe(false);
});
