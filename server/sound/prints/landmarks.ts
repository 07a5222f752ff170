import type { Constellation } from "#/contract/sound/constellation.ts";
import { LANDMARK_STEPS, STEPS_PER_SEMITONE } from "#/contract/sound/long-frames.ts";

/** Later points to pair with an anchor: few in the catalogue, more in a query, which may have lost some. */
const PAIRS_PER_ANCHOR = { catalogue: 4, query: 40 } as const;
/** Frames from an anchor to the points it is paired with. */
const NEAREST = 2;
const FARTHEST = 40;
/** Pitch steps that a landmark merges into one coarse step. */
const COARSE = 2;
/** Maximum number of coarse steps between two paired points. */
const WIDEST = 31;

/** Number of different landmarks. */
export const LANDMARK_KINDS = 2 ** 19;

/** Pairs of points as numbers, each with the frame of its anchor. */
export interface Landmarks {
  kinds: Uint32Array;
  frames: Uint32Array;
}

/** Transformation of a query before the search: as if it had been played faster, or in another key. */
export interface Reading {
  /** Factor for its times. */
  stretch: number;
  /** Semitones to add. */
  shift: number;
}

export const AS_IT_IS: Reading = { stretch: 1, shift: 0 };

/**
 * Returns the landmarks of a sound: each point with the next few, by its pitch, the interval and the time between
 * (Wang, An Industrial-Strength Audio Search Algorithm, 2003). Pitch is logarithmic, so that another key is a
 * shift.
 */
export function landmarksOf(
  { frames, steps }: Constellation,
  role: keyof typeof PAIRS_PER_ANCHOR,
  { stretch, shift }: Reading = AS_IT_IS,
): Landmarks {
  const most = frames.length * PAIRS_PER_ANCHOR[role];
  const kinds = new Uint32Array(most);
  const anchors = new Uint32Array(most);
  let count = 0;
  for (let a = 0; a < frames.length; a++) {
    const low = coarseStep(steps[a] as number, shift);
    if (low < 0) continue;
    const anchor = Math.round((frames[a] as number) * stretch);
    let pairs = 0;
    for (let b = a + 1; b < frames.length && pairs < PAIRS_PER_ANCHOR[role]; b++) {
      const apart = Math.round((frames[b] as number) * stretch) - anchor;
      if (apart > FARTHEST) break;
      const high = coarseStep(steps[b] as number, shift);
      const interval = high - low;
      if (apart < NEAREST || high < 0 || Math.abs(interval) > WIDEST) continue;
      kinds[count] = (low << 12) | ((interval + WIDEST) << 6) | apart;
      anchors[count] = anchor;
      count++;
      pairs++;
    }
  }
  return { kinds: kinds.slice(0, count), frames: anchors.slice(0, count) };
}

/** Returns the coarse step of a point transposed by `shift` semitones; −1 outside the range. */
function coarseStep(step: number, shift: number): number {
  const to = step + Math.round(shift * STEPS_PER_SEMITONE);
  return to < 0 || to >= LANDMARK_STEPS ? -1 : Math.floor(to / COARSE);
}
