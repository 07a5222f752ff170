import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDuration, minutesAndSeconds, parseDuration } from "./duration.ts";

test.each([
  [0, "00:00"],
  [65, "01:05"],
  [59.99, "00:59"],
  [3600, "60:00"],
  [6005, "100:05"],
  [-3, "00:00"],
  [Number.NaN, "00:00"],
  [Number.POSITIVE_INFINITY, "00:00"],
])("%s seconds are shown as %s", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test.each([
  ["03:42", 222],
  ["100:05", 6005],
  ["1:00:01", 3601],
  ["", 0],
  ["soon", 0],
  ["1:-5", 0],
  ["-1:05", 0],
  ["1:x", 0],
  ["00:00", 0],
])("the API's %s is %i seconds", (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds);
});

test("parsing a formatted duration returns its whole seconds", () => {
  fc.assert(fc.property(fc.nat(400_000), (seconds) => parseDuration(formatDuration(seconds)) === seconds));
});

test("for screen readers minutes and seconds are separate numbers", () => {
  expect(minutesAndSeconds(72.8)).toEqual({ minutes: 1, seconds: 12 });
  expect(minutesAndSeconds(59)).toEqual({ minutes: 0, seconds: 59 });
  expect(minutesAndSeconds(3_660)).toEqual({ minutes: 61, seconds: 0 });
  for (const none of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(minutesAndSeconds(none)).toEqual({ minutes: 0, seconds: 0 });
  }
});
