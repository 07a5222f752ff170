import type { Id } from "#/contract/hydra.ts";
import type { HistoryEntry } from "./history-query.ts";

/** A line of the list: the heading of a day, or an entry of it. */
export type HistoryRow =
  | { kind: "day"; key: string; day: Date }
  | { kind: "entry"; key: string; entry: HistoryEntry };

const DAY_MS = 86_400_000;

/** Returns the calendar day of an instant in a time zone, such as `2026-06-01`. */
export function dayKey(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(instant);
}

/** Returns the previous calendar day, which is not always 24 hours earlier: `2026-05-31` for `2026-06-01`. */
export function dayBefore(key: string): string {
  return dayKey(new Date(Date.parse(key) - DAY_MS), "UTC");
}

/**
 * Returns entries, newest first, under a heading per day of the time zone. If newer entries moved one onto two pages,
 * it appears once.
 */
export function historyRows(entries: readonly HistoryEntry[], timeZone: string): HistoryRow[] {
  const rows: HistoryRow[] = [];
  const seen = new Set<Id>();
  let current = "";
  for (const entry of entries) {
    if (seen.has(entry.id)) continue;
    seen.add(entry.id);
    const day = new Date(entry.createdAt);
    const key = dayKey(day, timeZone);
    if (key !== current) rows.push({ kind: "day", key, day });
    current = key;
    rows.push({ kind: "entry", key: String(entry.id), entry });
  }
  return rows;
}
