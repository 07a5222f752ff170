import type { Constellation } from "#/contract/sound/constellation.ts";
import { LONG_RATE, STEPS_PER_SEMITONE } from "#/contract/sound/long-frames.ts";
import type { LandmarkIndex } from "#/server/sound/prints/landmark-index.ts";
import {
  LANDMARK_KINDS,
  type Landmarks,
  landmarksOf,
  type Reading,
} from "#/server/sound/prints/landmarks.ts";
import type { Line, ProgrammeMap } from "./programme-map.ts";

/** Frames of a window whose landmarks vote together, and frames between window starts. */
const WINDOW = Math.round(12 * LONG_RATE);
export const STEP = Math.round(6 * LONG_RATE);
/** Minimum number of points in a window to search. */
const FEWEST_POINTS = 20;
/** Maximum numbers of votes counted per window, from the rarest landmarks first, and of places weighed. */
const MOST_VOTES = 500_000;
const MOST_PLACES = 2_000;
/** Maximum number of lines that a window proposes. */
const PROPOSED = 40;
/**
 * Maximum share of a window's landmarks of one kind, and the number always allowed: a sustained tone carries no
 * information.
 */
const COMMON_SHARE = 1 / 400;
const COMMON_ANYWAY = 40;

/** Frequency of each kind in a window: one array for all windows, of which only used entries are reset. */
const counted = new Uint16Array(LANDMARK_KINDS);
const MOST_COUNTED = 2 ** 16 - 1;

/** A line, and the programme frames where it was seen. */
export interface Proposed {
  line: Line;
  start: number;
  end: number;
}

/**
 * Yields the lines on which recordings may lie in a programme: in each window, the places with the most votes of
 * landmarks, and of these the ones whose points agree best.
 */
export function* scanLines(
  index: LandmarkIndex,
  map: ProgrammeMap,
  {
    points,
    reading,
    isWanted,
    step,
  }: { points: Constellation; reading: Reading; isWanted: (frame: number) => boolean; step: number },
): Generator<Proposed> {
  const { stretch } = reading;
  const steps = Math.round(reading.shift * STEPS_PER_SEMITONE);
  let first = 0;
  for (let start = 0; start < map.frames; start += step) {
    while (first < points.frames.length && (points.frames[first] as number) < start) first++;
    let end = first;
    while (end < points.frames.length && (points.frames[end] as number) < start + WINDOW) end++;
    if (end - first < FEWEST_POINTS || !isWanted(start + WINDOW / 2)) continue;
    const window = {
      frames: points.frames.slice(first, end).map((frame) => frame - start),
      steps: points.steps.subarray(first, end),
    };
    const landmarks = withoutCommon(landmarksOf(window, "query", reading));
    if (landmarks.kinds.length === 0) continue;
    const lines = index.place(landmarks, MOST_VOTES, MOST_PLACES).map(({ sound, offset }) => {
      const line: Line = { sound, offset: offset - start * stretch, stretch, steps };
      return { line, evidence: map.evidenceWithin(line, start, start + WINDOW) };
    });
    yield* lines
      .filter(({ evidence }) => evidence > 0)
      .toSorted((a, b) => b.evidence - a.evidence)
      .slice(0, PROPOSED)
      .map(({ line }) => ({ line, start, end: start + WINDOW }));
  }
}

/** Removes the landmarks of kinds that fill the window: they fit everywhere and cost most. */
function withoutCommon({ kinds, frames }: Landmarks): Landmarks {
  const most = Math.max(COMMON_ANYWAY, kinds.length * COMMON_SHARE);
  for (let i = 0; i < kinds.length; i++) counted[kinds[i] as number] = 0;
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i] as number;
    counted[kind] = Math.min(MOST_COUNTED, (counted[kind] as number) + 1);
  }
  let count = 0;
  const rare = { kinds: new Uint32Array(kinds.length), frames: new Uint32Array(kinds.length) };
  for (let i = 0; i < kinds.length; i++) {
    if ((counted[kinds[i] as number] as number) > most) continue;
    rare.kinds[count] = kinds[i] as number;
    rare.frames[count++] = frames[i] as number;
  }
  return { kinds: rare.kinds.subarray(0, count), frames: rare.frames.subarray(0, count) };
}
