import type { Range } from "../ranges.ts";
import type { XmlElement } from "../xml.ts";

/** Parses `1001/30000s` or `5s` as seconds; null if it is absent or not a time. */
export function seconds(value: string | undefined): number | null {
  const parts = /^(-?\d{1,15}(?:\.\d{1,9})?)(?:\/(\d{1,15}))?s$/.exec(value ?? "");
  if (!parts) return null;
  const result = Number(parts[1]) / Number(parts[2] ?? 1);
  return Number.isFinite(result) ? result : null;
}

/**
 * Returns the range that an element's `start` and `duration` give, in its clip's own time; `whole` supplies missing
 * values.
 */
export function spanOf({ attributes }: XmlElement, whole: Range): Range {
  const start = seconds(attributes.start) ?? whole[0];
  const duration = seconds(attributes.duration);
  return [start, duration === null ? whole[1] : start + duration];
}
