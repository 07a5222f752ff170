import { expect, test } from "vitest";
import { sampleTrack } from "#/tests/support/sample-tracks.ts";
import type { HistoryEntry } from "./history-query.ts";
import { historyRows } from "./history-rows.ts";

const entry = (id: number, createdAt: string): HistoryEntry => ({
  "@id": `/api/x/${id}`,
  "@type": "ListenedTrack",
  id,
  createdAt,
  track: sampleTrack({ id }),
});
const shape = (rows: ReturnType<typeof historyRows>) =>
  rows.map((row) => (row.kind === "day" ? row.key : row.entry.id));

test("entries are under their day in the person's own time zone, newest first", () => {
  const entries = [
    entry(3, "2026-06-01T22:30:00+00:00"),
    entry(2, "2026-06-01T21:30:00+00:00"),
    entry(1, "2026-05-30T08:00:00+00:00"),
  ];
  expect(shape(historyRows(entries, "Europe/Paris"))).toEqual([
    "2026-06-02",
    3,
    "2026-06-01",
    2,
    "2026-05-30",
    1,
  ]);
  expect(shape(historyRows(entries, "UTC"))).toEqual(["2026-06-01", 3, 2, "2026-05-30", 1]);
});

test("an entry that has moved to the next page is shown once", () => {
  const entries = [
    entry(2, "2026-06-01T12:00:00Z"),
    entry(1, "2026-06-01T11:00:00Z"),
    entry(1, "2026-06-01T11:00:00Z"),
  ];
  expect(shape(historyRows(entries, "UTC"))).toEqual(["2026-06-01", 2, 1]);
});

test("an empty history has no rows", () => {
  expect(historyRows([], "UTC")).toEqual([]);
});
