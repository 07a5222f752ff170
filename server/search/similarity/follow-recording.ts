import type { Constellation } from "#/contract/sound/constellation.ts";
import { LONG_RATE } from "#/contract/sound/long-frames.ts";
import type { Alignment, LandmarkIndex } from "#/server/sound/prints/landmark-index.ts";
import type { Reading } from "#/server/sound/prints/landmarks.ts";
import { QueryMap } from "./alignment-score.ts";
import { WINDOW, type Window, windowAt } from "./query-windows.ts";

/** Frames by which the next window may deviate from the expected position: a slightly wrong speed drifts. */
const DRIFT = 8;
/** Maximum distance in frames between a landmark and the edge of its sound: the edges have none. */
const EDGE = Math.round(2 * LONG_RATE);
/** Frames between windows. */
const STEP = Math.round(WINDOW * LONG_RATE);

/** The position of a query window in a recording. */
export interface Placed extends Alignment {
  window: Window;
  reading: Reading;
}

/** A part of a recording and the matching part of the query, in seconds. */
export interface MatchingPart {
  start: number;
  end: number;
  queryStart: number;
  queryEnd: number;
}

/** Returns the agreement of a recording with a query window at an offset. */
export const agreementOf = (index: LandmarkIndex, map: QueryMap, { sound, offset }: Alignment) => {
  const recording = index.constellations[sound];
  return recording ? map.alignmentScore(recording, offset) : 0;
};

export const mapOf = (window: Window, reading: Reading) =>
  new QueryMap(window, Math.round(window.seconds * LONG_RATE), reading);

/**
 * Returns the whole part of a recording in a query of `seconds`, from the window where it was found: window by window
 * in both directions, as long as each agrees by at least `least`.
 */
export function followRecording(
  index: LandmarkIndex,
  { query, seconds, known, least }: { query: Constellation; seconds: number; known: Placed; least: number },
): MatchingPart {
  const last = Math.max(0, Math.round((seconds - WINDOW) * LONG_RATE));
  const follow = (step: number): Placed => {
    let placed = known;
    for (;;) {
      const start = Math.min(last, Math.max(0, placed.window.start + step));
      const next =
        start === placed.window.start ? null : placeNext(index, placed, windowAt(query, seconds, start));
      if (!next || next.agreement < least) return placed;
      placed = next;
    }
  };
  const begin = edgeOf(index, follow(-STEP), "from");
  const end = edgeOf(index, follow(STEP), "to");
  return { start: begin.inSound, end: end.inSound, queryStart: begin.inQuery, queryEnd: end.inQuery };

  /** Returns where the recording begins or ends within a window: at the query's own edge if it is near. */
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

/** Returns the position of a window next to a placed one, and its agreement there. */
function placeNext(
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
