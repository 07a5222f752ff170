import { expect, test } from "vitest";
import { houseDay, houseInstant, houseTime } from "./house-time.ts";

test.each([
  ["2026-07-01", "00:00", "2026-06-30T22:00:00.000Z"],
  ["2026-12-01", "09:30", "2026-12-01T08:30:00.000Z"],
  ["2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"],
  ["2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"],
  ["2026-10-25", "00:30", "2026-10-24T22:30:00.000Z"],
  ["2026-10-25", "04:00", "2026-10-25T03:00:00.000Z"],
])("the house's clocks show %s %s at %s", (day, time, instant) => {
  const at = houseInstant(day, time);
  expect(at.toISOString()).toBe(instant);
  expect([houseDay(at), houseTime(at)]).toEqual([day, `${day} ${time}`]);
});
