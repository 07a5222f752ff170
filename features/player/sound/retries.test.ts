import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRetries } from "./retries.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a source is retried after each delay, then no more until another one is opened", () => {
  const again = vi.fn();
  const retries = createRetries([600, 2_000]);
  expect(retries.next(again)).toBe(true);
  vi.advanceTimersByTime(599);
  expect(again).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(again).toHaveBeenCalledTimes(1);
  expect(retries.next(again)).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(again).toHaveBeenCalledTimes(2);
  expect(retries.next(again)).toBe(false);
  retries.reset();
  expect(retries.next(again)).toBe(true);
});

test("a failure much later counts as a new one, with all retries", () => {
  const retries = createRetries([600]);
  vi.advanceTimersByTime(1_000_000);
  expect(retries.next(() => {})).toBe(true);
  expect(retries.next(() => {})).toBe(false);
  vi.advanceTimersByTime(61_000);
  expect(retries.next(() => {})).toBe(true);
});

test("a cancelled retry does not happen", () => {
  const again = vi.fn();
  const retries = createRetries([600]);
  retries.next(again);
  retries.cancel();
  vi.advanceTimersByTime(5_000);
  expect(again).not.toHaveBeenCalled();
});
