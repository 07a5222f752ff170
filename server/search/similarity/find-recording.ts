import type { Constellation } from "#/contract/sound/constellation.ts";
import type { LandmarkIndex } from "#/server/sound/prints/landmark-index.ts";
import { AS_IT_IS, type Reading } from "#/server/sound/prints/landmarks.ts";
import { agreementOf, followRecording, type MatchingPart, mapOf, type Placed } from "./follow-recording.ts";
import { WINDOW, type Window, windowsOf } from "./query-windows.ts";

/**
 * Minimum agreement, in standard deviations, that leaves no doubt. With unknown music, the best of all recordings
 * seldom exceeds 7.
 */
const SURE = 13;
/**
 * Agreement of a whole window above which two recordings are the same; it grows with the square root of the length.
 * Recordings made from the same loops, with other instruments over them, reach 16.6.
 */
const EXACT = 18;
/**
 * Minimum agreement of a likely recording, even if changed or covered, and its minimum ratio to that of any other
 * recording.
 */
const LIKELY = 7;
const LEAD = 1.3;
/** Readings of a recording that was played faster, slower, higher or lower. */
const OTHER_READINGS: readonly Reading[] = [
  ...[0.96, 1.04, 0.98, 1.02].map((stretch) => ({ stretch, shift: 0 })),
  ...[-1, 1, -2, 2].map((shift) => ({ stretch: 1, shift })),
];

/** Further readings to check before a recording counts as unchanged. */
const NEAR_READINGS: readonly Reading[] = [0.99, 1.01].map((stretch) => ({ stretch, shift: 0 }));
/** Frames by which an alignment may shift within a window at the most distant of these speeds. */
const DRIFT = 20;

/** A recording of the index found in a query; times in seconds. */
export interface FoundRecording {
  /** Position of the sound in the index. */
  sound: number;
  /** Whether it is this recording, unchanged. */
  exact: boolean;
  part: MatchingPart;
}

/**
 * Returns the recording of the index that a query contains, or null: landmarks propose its position, all of its points
 * measure the agreement. Tries the query as it is first, then as if played up to 4 % faster or slower, or up to two
 * semitones higher or lower.
 */
export function findRecording(
  index: LandmarkIndex,
  query: Constellation,
  seconds: number,
): FoundRecording | null {
  const windows = windowsOf(query, seconds);
  let best: Finding | null = null;
  for (const reading of [AS_IT_IS, ...OTHER_READINGS]) {
    for (const window of windows) {
      const found = inWindow(index, window, reading);
      if (found && found.agreement > (best?.agreement ?? 0)) best = found;
    }
    if (best && best.agreement >= SURE && !agreesBetterOtherwise(index, best)) {
      const least = Math.max(SURE, EXACT * Math.sqrt(best.window.seconds / WINDOW));
      return toFoundRecording(best, best.reading === AS_IT_IS && best.agreement >= least);
    }
  }
  return best && toFoundRecording(best, false);

  function toFoundRecording(known: Finding, exact: boolean): FoundRecording {
    const part = followRecording(index, { query, seconds, known, least: LIKELY });
    return { sound: known.sound, exact, part };
  }
}

/** The position of a query window in a recording, for one reading, with the best agreement. */
interface Finding extends Placed {
  agreement: number;
}

function inWindow(index: LandmarkIndex, window: Window, reading: Reading): Finding | null {
  const map = mapOf(window, reading);
  let best: Finding | null = null;
  let rival = 0;
  for (const alignment of index.find(window, reading)) {
    const agreement = agreementOf(index, map, alignment);
    if (agreement > (best?.agreement ?? 0)) {
      if (best && best.sound !== alignment.sound) rival = best.agreement;
      best = { ...alignment, agreement, window, reading };
    } else if (alignment.sound !== best?.sound) rival = Math.max(rival, agreement);
  }
  const least = Math.min(SURE, Math.max(LIKELY, LEAD * rival));
  return best && best.agreement >= least ? best : null;
}

/** Returns whether a recording agrees better at another speed or pitch than at the one it was found with. */
function agreesBetterOtherwise(index: LandmarkIndex, found: Finding): boolean {
  return [...OTHER_READINGS, ...NEAR_READINGS].some((reading) => {
    const map = mapOf(found.window, reading);
    for (let offset = found.offset - DRIFT; offset <= found.offset + DRIFT; offset++) {
      if (agreementOf(index, map, { ...found, offset }) > found.agreement) return true;
    }
    return false;
  });
}
