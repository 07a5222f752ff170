import type { Constellation } from "#/contract/sound/constellation.ts";
import { LONG_RATE } from "#/contract/sound/long-frames.ts";

/** Seconds of a query searched at once, and the number of such windows in a longer one. */
export const WINDOW = 15;
const WINDOWS = 4;
/** Maximum number of points per window: several times that of any sound, to limit crafted prints. */
const MOST_POINTS = 4_000;

/** A part of a query. */
export interface Window extends Constellation {
  /** Its first frame in the query. */
  start: number;
  seconds: number;
}

/** Returns the window of a query of `seconds` that begins at a frame. */
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

/** Returns the windows in which a query is searched, evenly spread. */
export function windowsOf(query: Constellation, seconds: number): Window[] {
  const count = Math.min(WINDOWS, Math.max(1, Math.floor(seconds / WINDOW)));
  return Array.from({ length: count }, (_, i) => {
    const free = Math.max(0, seconds - WINDOW);
    return windowAt(query, seconds, Math.round((count > 1 ? (free * i) / (count - 1) : 0) * LONG_RATE));
  });
}
