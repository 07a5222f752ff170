import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { DayHeading } from "./day-heading.tsx";

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

// Days are those of Paris: there it is two o'clock at midnight UTC in summer, one in winter.
test.each([
  // Half past midnight in Paris, the day before in UTC.
  ["2026-06-01T22:30:00Z", "2026-06-01T22:10:00Z", "Aujourd’hui"],
  ["2026-06-01T22:30:00Z", "2026-06-01T21:50:00Z", "Hier"],
  ["2026-06-01T21:50:00Z", "2026-06-01T00:10:00Z", "Aujourd’hui"],
  ["2026-06-01T21:50:00Z", "2026-05-31T22:10:00Z", "Aujourd’hui"],
  ["2026-06-01T21:50:00Z", "2026-05-31T21:50:00Z", "Hier"],
  ["2026-06-01T21:50:00Z", "2026-05-30T21:50:00Z", "Samedi 30 mai 2026"],
  // A day of twenty-five hours, nearly over; one of twenty-three, just over.
  ["2026-10-25T22:30:00Z", "2026-10-24T10:00:00Z", "Hier"],
  ["2026-03-29T22:30:00Z", "2026-03-29T10:00:00Z", "Hier"],
  ["2026-03-29T22:30:00Z", "2026-03-28T10:00:00Z", "Samedi 28 mars 2026"],
])("at %s an entry of %s is under «%s»", async (now, then, heading) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  await renderInSite(<DayHeading day={new Date(then)} height={40} />);
  expect(screen.getByRole("heading", { name: heading })).toBeInTheDocument();
});
