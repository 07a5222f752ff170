import type { Constellation } from "#/contract/sound/constellation.ts";
import { LONG_RATE } from "#/contract/sound/long-frames.ts";

/** Seconds of a query that are looked for at once, and how many such windows of a longer one. */
export const WINDOW = 15;
const WINDOWS = 4;
/** Points of a window that are looked at: several times what any sound has, not all that somebody may send. */
const MOST_POINTS = 4_000;

/** A stretch of a query. */
export interface Window extends Constellation {
  /** Frame of the query at which it begins. */
  start: number;
  seconds: number;
}

/** The window of a query of so many seconds that begins at a frame. */
export function windowAt({ frames, steps }: Constellation, seconds: number, start: number): Window {
  const end = start + WINDOW * LONG_RATE;
  const inside = [...frames.keys()]
    .filter((at) => (frames[at] as number) >= start && (frames[at] as number) < end)
    .slice(0, MOST_POINTS);
  return {
    frames: Uint32Array.from(inside, (at) => (frames[at] as number) - start),
    steps: Uint8Array.from(inside, (at) => steps[at] as number),
    start,
    seconds: Math.min(WINDOW, seconds),
  };
}

/** The windows in which a query is looked for, spread evenly over it. */
export function windowsOf(query: Constellation, seconds: number): Window[] {
  const count = Math.min(WINDOWS, Math.max(1, Math.floor(seconds / WINDOW)));
  return Array.from({ length: count }, (_, i) => {
    const free = Math.max(0, seconds - WINDOW);
    return windowAt(query, seconds, Math.round((count > 1 ? (free * i) / (count - 1) : 0) * LONG_RATE));
  });
}
