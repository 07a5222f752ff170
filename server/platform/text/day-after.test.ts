import { expect, test } from "vitest";
import { dayAfter } from "./day-after.ts";

test.each([
  ["2026-12-31", "2027-01-01"],
  ["2028-02-28", "2028-02-29"],
  ["2027-02-28", "2027-03-01"],
  ["2026-10-25", "2026-10-26"],
])("the day after %s is %s", (day, expected) => {
  expect(dayAfter(day)).toBe(expected);
});
