import type { Constellation } from "#/contract/sound/constellation.ts";
import type { LandmarkIndex } from "#/server/sound/prints/landmark-index.ts";
import { AS_IT_IS, type Reading } from "#/server/sound/prints/landmarks.ts";
import { agreementOf, followRecording, mapOf, type Part, type Placed } from "./follow-recording.ts";
import { WINDOW, type Window, windowsOf } from "./query-windows.ts";

/** Agreement from which nothing else is meant. Of unknown music the best of all is seldom over 7. */
const SURE = 13;
/**
 * Agreement of a whole window from which two recordings are one and the same; it grows as the square root of the length.
 * Recordings made from the same loops, with other instruments over them, reach 16.6.
 */
const EXACT = 18;
/** Agreement from which a recording is likely there, though changed or covered, and that against any other recording's. */
const LIKELY = 7;
const LEAD = 1.3;
/** How a recording is heard that was played faster, slower, higher or lower. */
const OTHER_READINGS: readonly Reading[] = [
  ...[0.96, 1.04, 0.98, 1.02].map((stretch) => ({ stretch, shift: 0 })),
  ...[-1, 1, -2, 2].map((shift) => ({ stretch: 1, shift })),
];

/** How a recording is listened for, besides, before it is said to be played as it is. */
const NEAR_READINGS: readonly Reading[] = [0.99, 1.01].map((stretch) => ({ stretch, shift: 0 }));
/** Frames that an alignment moves by over a window played at the farthest of them. */
const DRIFT = 20;

/** A recording of the index found in a query; seconds. */
export interface FoundRecording {
  sound: number;
  /** It is this very recording, as it is. */
  exact: boolean;
  part: Part;
}

/**
 * Which recording of the index a query holds: its landmarks tell where it may lie, all of its points how well it agrees.
 * As it sounds first, then as if it had been played up to 4 % faster or slower, or two semitones higher or lower. Null
 * when it holds none.
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
    if (best && best.agreement >= SURE && !isHeardBetter(index, best)) {
      const least = Math.max(SURE, EXACT * Math.sqrt(best.window.seconds / WINDOW));
      return found(best, best.reading === AS_IT_IS && best.agreement >= least);
    }
  }
  return best && found(best, false);

  function found(known: Finding, exact: boolean): FoundRecording {
    const part = followRecording(index, { query, seconds, known, least: LIKELY });
    return { sound: known.sound, exact, part };
  }
}

/** Where a window of the query, read in one way, agrees best with a recording. */
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

/** Whether a recording agrees more with the query at another speed or in another key than that in which it was found. */
function isHeardBetter(index: LandmarkIndex, found: Finding): boolean {
  return [...OTHER_READINGS, ...NEAR_READINGS].some((reading) => {
    const map = mapOf(found.window, reading);
    for (let offset = found.offset - DRIFT; offset <= found.offset + DRIFT; offset++) {
      if (agreementOf(index, map, { ...found, offset }) > found.agreement) return true;
    }
    return false;
  });
}
