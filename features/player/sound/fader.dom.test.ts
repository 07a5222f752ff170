import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFader } from "./fader.ts";

/** Length of a fade, milliseconds (docs/decisions/020). */
const FADE = 40;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a playing element and its volume at every step. */
function sounding() {
  const element = document.createElement("audio");
  Object.defineProperty(element, "paused", { value: false });
  return element;
}

test("a sound fades in, and fades out to silence before the next action", () => {
  const element = sounding();
  const fader = createFader(element);
  fader.setLevel(0.8);
  expect(element.volume).toBeLessThan(0.001);
  fader.rise();
  vi.advanceTimersByTime(FADE / 2);
  expect(element.volume).toBeGreaterThan(0.2);
  expect(element.volume).toBeLessThan(0.6);
  vi.advanceTimersByTime(FADE);
  expect(element.volume).toBeCloseTo(0.8);
  const paused = vi.fn();
  fader.fall(paused);
  vi.advanceTimersByTime(FADE / 2);
  expect(paused).not.toHaveBeenCalled();
  vi.advanceTimersByTime(FADE);
  expect(paused).toHaveBeenCalledTimes(1);
  expect(element.volume).toBeLessThan(0.001);
  expect(element.volume).toBeGreaterThan(0);
});

test("a fade-in replaces a fade-out in progress, from its current level", () => {
  const element = sounding();
  const fader = createFader(element);
  fader.rise();
  vi.advanceTimersByTime(FADE * 2);
  const paused = vi.fn();
  fader.fall(paused);
  vi.advanceTimersByTime(FADE / 2);
  const low = element.volume;
  fader.rise();
  vi.advanceTimersByTime(FADE * 2);
  expect(paused).not.toHaveBeenCalled();
  expect(low).toBeLessThan(1);
  expect(element.volume).toBe(1);
});

test("late timers on a busy page make a fade longer, not its steps larger", () => {
  const element = sounding();
  const fader = createFader(element);
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += FADE;
    return now;
  });
  fader.rise();
  const heard: number[] = [];
  for (let step = 0; step < 8; step += 1) {
    vi.advanceTimersByTime(4);
    heard.push(element.volume);
  }
  vi.restoreAllMocks();
  expect(heard[0]).toBeLessThan(0.2);
  expect(heard.at(-1)).toBe(1);
});

test("the beginning of a sound has its full level at once", () => {
  const element = sounding();
  const fader = createFader(element);
  fader.setLevel(0.8);
  fader.full();
  expect(element.volume).toBe(0.8);
});

test("nothing else changes the volume of the element", () => {
  const element = sounding();
  createFader(element);
  element.volume = 0.3;
  expect(element.volume).toBe(1);
});

test("without a playing sound there is no fade", () => {
  const element = document.createElement("audio");
  const then = vi.fn();
  createFader(element).fall(then);
  expect(then).toHaveBeenCalledTimes(1);
});
