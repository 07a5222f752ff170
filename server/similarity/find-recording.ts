import type { Constellation } from "./constellation.ts";
import type { LandmarkIndex } from "./landmark-index.ts";
import { AS_IT_IS, type Reading } from "./landmarks.ts";
import { LONG_RATE } from "./long-frames.ts";

/** Seconds of a query that are looked for at once, and how many such windows of a longer one. */
const WINDOW = 15;
const WINDOWS = 4;
/** Hits a second of the query, and hits in all, from which two recordings are one and the same. */
const EXACT_RATE = 3;
const EXACT_HITS = 30;
/** Hits against those of any other recording, from which the first is meant. */
const EXACT_LEAD = 1.5;
/** Hits from which a recording is likely there, though changed or covered. */
const LIKELY_HITS = 24;
const LIKELY_LEAD = 1.4;
/** How a recording is heard that was played faster, slower, higher or lower. */
const OTHER_READINGS: readonly Reading[] = [
  ...[0.96, 1.04, 0.98, 1.02].map((stretch) => ({ stretch, shift: 0 })),
  ...[-1, 1, -2, 2].map((shift) => ({ stretch: 1, shift })),
];

/**
 * Speeds beside the recording's own. Played 4 % faster a recording has 4 to 7 times as many hits when it is heard so; as
 * it is, half as many.
 */
const OTHER_SPEEDS = [0.96, 0.98, 0.99, 1.01, 1.02, 1.04];

/** A recording of the index found in a query; seconds. */
export interface FoundRecording {
  sound: number;
  /** It is this very recording, as it is. */
  exact: boolean;
  part: { start: number; end: number; queryStart: number; queryEnd: number };
}

/**
 * Which recording of the index a query holds, by its landmarks: as it sounds first, then as if it had been played up to
 * 4 % faster or slower, or two semitones higher or lower. Null when it holds none.
 */
export function findRecording(
  index: LandmarkIndex,
  query: Constellation,
  seconds: number,
): FoundRecording | null {
  let likely: FoundRecording | null = null;
  let changed: FoundRecording | null = null;
  for (const reading of [AS_IT_IS, ...OTHER_READINGS]) {
    for (const window of windowsOf(query, seconds)) {
      const found = inWindow(index, window, reading);
      if (found?.recording.exact && !isHeardBetter(index, window, found)) return found.recording;
      if (found?.recording.exact) changed ??= { ...found.recording, exact: false };
      else likely ??= found?.recording ?? null;
    }
    if (likely) return likely;
  }
  return changed;
}

/** Whether a recording that was found as it is has more in common with the query at another speed. */
function isHeardBetter(index: LandmarkIndex, window: Window, { recording, hits }: InWindow): boolean {
  return OTHER_SPEEDS.some((stretch) => {
    const { alignments } = index.find(window, { stretch, shift: 0 });
    return alignments.some((one) => one.sound === recording.sound && one.hits > hits);
  });
}

interface InWindow {
  recording: FoundRecording;
  hits: number;
}

interface Window extends Constellation {
  /** Frame of the query at which it begins. */
  start: number;
  seconds: number;
}

function windowsOf({ frames, steps }: Constellation, seconds: number): Window[] {
  const count = Math.min(WINDOWS, Math.max(1, Math.floor(seconds / WINDOW)));
  return Array.from({ length: count }, (_, i) => {
    const free = Math.max(0, seconds - WINDOW);
    const start = Math.round((count > 1 ? (free * i) / (count - 1) : 0) * LONG_RATE);
    const end = start + WINDOW * LONG_RATE;
    const inside = [...frames.keys()].filter((at) => {
      const frame = frames[at] as number;
      return frame >= start && frame < end;
    });
    return {
      frames: Uint32Array.from(inside, (at) => (frames[at] as number) - start),
      steps: Uint8Array.from(inside, (at) => steps[at] as number),
      start,
      seconds: Math.min(WINDOW, seconds),
    };
  });
}

function inWindow(index: LandmarkIndex, window: Window, reading: Reading): InWindow | null {
  const [first, second] = index.find(window, reading).alignments;
  if (!first) return null;
  const lead = first.hits / (second?.hits ?? 1);
  const isWhole = first.hits >= Math.max(EXACT_HITS, EXACT_RATE * window.seconds) && lead >= EXACT_LEAD;
  if (!isWhole && (first.hits < LIKELY_HITS || lead < LIKELY_LEAD)) return null;
  const at = (frame: number) => (window.start + frame / reading.stretch) / LONG_RATE;
  const start = Math.max(0, (first.from + first.offset) / LONG_RATE);
  const part = {
    start,
    end: start + (first.to - first.from) / LONG_RATE,
    queryStart: at(first.from),
    queryEnd: at(first.to),
  };
  const exact = isWhole && reading === AS_IT_IS;
  return { recording: { sound: first.sound, exact, part }, hits: first.hits };
}
