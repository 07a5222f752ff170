import { afterEach, expect, test, vi } from "vitest";
import { adviceBody } from "./form.ts";

afterEach(() => void vi.useRealTimers());

const isAccepted = (day: string, instant: string) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(instant) });
  return adviceBody.shape.deadline.safeParse(day).success;
};

// «Today or later» (contract §12) in the sender's time zone: a day has ended when it has on Baker Island, at UTC−12.
test.each([
  ["2026-06-01", "2026-06-01T23:59:59Z", true],
  ["2026-06-01", "2026-06-02T00:00:00Z", true],
  ["2026-06-01", "2026-06-02T11:59:59.999Z", true],
  ["2026-06-01", "2026-06-02T12:00:00Z", false],
  ["2026-05-31", "2026-06-01T11:00:00Z", true],
  ["2026-05-31", "2026-06-01T22:30:00Z", false],
])("the deadline %s, sent at %s, is accepted: %s", (day, instant, taken) => {
  expect(isAccepted(day, instant)).toBe(taken);
});
