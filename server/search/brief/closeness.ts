import { type Curve, FULL_STRENGTH } from "./brief.ts";

/** Returns how well a figure fits a curve, 0–100: 100 only inside its bounds. */
export function closeness(value: number, { from, to, reach }: Curve): number {
  const outside = from !== null && value < from ? from - value : to !== null && value > to ? value - to : 0;
  return Math.max(
    0,
    FULL_STRENGTH - Math.max(Math.min(outside, 1), Math.floor((outside * FULL_STRENGTH) / reach)),
  );
}

/**
 * Length in seconds that a kind of version is named after: a 30 s edit counts as 30 s, however long its last note
 * sounds.
 */
export const NOMINAL_SECONDS: ReadonlyMap<string, number> = new Map([
  ["60", 60],
  ["30", 30],
]);

/** Returns how well a kind of version fits a length by its name alone. */
export function nominalCloseness(kind: string, curve: Curve): number {
  const seconds = NOMINAL_SECONDS.get(kind);
  return seconds === undefined ? 0 : closeness(seconds, curve);
}
