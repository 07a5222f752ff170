import { expect, test } from "vitest";
import { readTime } from "./read-time.ts";

test.each([
  ["", null],
  ["84", 84],
  ["1:24", 84],
  [" 01:24,5 ", 84.5],
  ["1:02:03", 3723],
  ["1:60", undefined],
  ["a", undefined],
  ["-3", undefined],
  ["1:2:3:4", undefined],
])("%j is %j seconds", (text, seconds) => {
  expect(readTime(text)).toBe(seconds);
});
