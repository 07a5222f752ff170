import type { Constellation } from "#/contract/sound/constellation.ts";
import { LONG_RATE } from "#/contract/sound/long-frames.ts";
import type { Alignment, LandmarkIndex } from "#/server/sound/prints/landmark-index.ts";
import type { Reading } from "#/server/sound/prints/landmarks.ts";
import { QueryMap } from "./alignment-score.ts";
import { WINDOW, type Window, windowAt } from "./query-windows.ts";

/** Frames by which the next window may lie elsewhere than the last one says: what is read a little wrong drifts. */
const DRIFT = 8;
/** Frames between a landmark and the end of what holds it, at most: there are none at the very edges. */
const EDGE = Math.round(2 * LONG_RATE);
/** Frames from one window to the next. */
const STEP = Math.round(WINDOW * LONG_RATE);

/** Where a window of a query lies in a recording. */
export interface Placed extends Alignment {
  window: Window;
  reading: Reading;
}

/** Seconds of a recording, and of the query that holds them. */
export interface Part {
  start: number;
  end: number;
  queryStart: number;
  queryEnd: number;
}

/** How well a recording agrees with a window of a query that lies at an offset in it. */
export const agreementOf = (index: LandmarkIndex, map: QueryMap, { sound, offset }: Alignment) => {
  const recording = index.constellations[sound];
  return recording ? map.alignmentScore(recording, offset) : 0;
};

export const mapOf = (window: Window, reading: Reading) =>
  new QueryMap(window, Math.round(window.seconds * LONG_RATE), reading);

/**
 * All that a query of so many seconds holds of a recording, from the window on by which it was known: window by window to
 * either side, as long as each agrees by `least`.
 */
export function followRecording(
  index: LandmarkIndex,
  { query, seconds, known, least }: { query: Constellation; seconds: number; known: Placed; least: number },
): Part {
  const last = Math.max(0, Math.round((seconds - WINDOW) * LONG_RATE));
  const follow = (step: number): Placed => {
    let placed = known;
    for (;;) {
      const start = Math.min(last, Math.max(0, placed.window.start + step));
      const next =
        start === placed.window.start ? null : besides(index, placed, windowAt(query, seconds, start));
      if (!next || next.agreement < least) return placed;
      placed = next;
    }
  };
  const begin = edgeOf(index, follow(-STEP), "from");
  const end = edgeOf(index, follow(STEP), "to");
  return { start: begin.inSound, end: end.inSound, queryStart: begin.inQuery, queryEnd: end.inQuery };

  /** Where the recording begins or ends within a window: at the query's own edge if it comes near that. */
  function edgeOf(within: LandmarkIndex, { window, reading, ...alignment }: Placed, side: "from" | "to") {
    const seen = within.extent(window, reading, alignment)[side];
    const edge = (side === "from" ? 0 : seconds * LONG_RATE) - window.start;
    const isNear = Math.abs(edge * reading.stretch - seen) <= EDGE && alignment.offset + edge >= 0;
    const frame = isNear ? edge * reading.stretch : seen;
    return {
      inSound: Math.max(0, frame + alignment.offset) / LONG_RATE,
      inQuery: (window.start + frame / reading.stretch) / LONG_RATE,
    };
  }
}

/** Where a window lies by where its neighbour does, and how well it agrees there. */
function besides(
  index: LandmarkIndex,
  { window: { start }, reading, sound, offset, hits }: Placed,
  window: Window,
): Placed & { agreement: number } {
  const map = mapOf(window, reading);
  const expected = offset + Math.round((window.start - start) * reading.stretch);
  let best = { sound, hits, offset: expected, window, reading, agreement: 0 };
  for (let place = expected - DRIFT; place <= expected + DRIFT; place += 1) {
    const agreement = agreementOf(index, map, { sound, hits, offset: place });
    if (agreement > best.agreement) best = { ...best, offset: place, agreement };
  }
  return best;
}
