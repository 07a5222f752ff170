import type { Constellation } from "./constellation.ts";
import type { Reading } from "./landmarks.ts";
import { LANDMARK_STEPS, STEPS_PER_SEMITONE } from "./long-frames.ts";

/** Frames and steps by which a point of a query may be away from the one it is taken for. */
const NEAR = 1;
/** Bounds of the chance of a point: less would make much of single ones, and what is there anyway proves nothing. */
const LEAST_CHANCE = 0.1;
const MOST_CHANCE = 0.85;
/** Share of a recording's points that is expected in a query that holds it. */
const EXPECTED = 0.9;
/** Variance that is granted besides, so that a handful of points proves nothing. */
const SPARE = 50;

/** The points of a query as a map, to tell how well recordings agree with it. */
export class QueryMap {
  private readonly count: number;
  private readonly covered: Uint8Array;
  /** Share of the frames at which each step is covered. */
  private readonly chance: Float64Array;

  /** @param length of the query as it sounds, in frames */
  constructor({ frames, steps }: Constellation, length: number, { stretch, shift }: Reading) {
    this.count = Math.max(1, Math.round(length * stretch));
    this.covered = new Uint8Array(this.count * LANDMARK_STEPS);
    const sums = new Uint32Array(LANDMARK_STEPS);
    for (let i = 0; i < frames.length; i++) {
      const frame = Math.round((frames[i] as number) * stretch);
      const step = (steps[i] as number) + shift * STEPS_PER_SEMITONE;
      for (let f = Math.max(0, frame - NEAR); f <= Math.min(this.count - 1, frame + NEAR); f++) {
        for (let s = Math.max(0, step - NEAR); s <= Math.min(LANDMARK_STEPS - 1, step + NEAR); s++) {
          const cell = f * LANDMARK_STEPS + s;
          if (this.covered[cell] === 1) continue;
          this.covered[cell] = 1;
          sums[s] = (sums[s] as number) + 1;
        }
      }
    }
    this.chance = Float64Array.from(sums, (sum) =>
      Math.min(MOST_CHANCE, Math.max(LEAST_CHANCE, sum / this.count)),
    );
  }

  /**
   * How many more points of a recording the query has, lying at `offset` in it, than it would by chance, in standard
   * deviations. A voice over the music hides some and adds others, but hardly any where the recording has one.
   */
  agreement({ frames, steps }: Constellation, offset: number): number {
    let [surplus, variance] = [0, SPARE];
    for (let i = firstFrom(frames, offset); i < frames.length; i++) {
      const frame = (frames[i] as number) - offset;
      if (frame >= this.count) break;
      const step = steps[i] as number;
      const chance = this.chance[step] as number;
      // A point says more where chance expects it less: how far its mean would be off, over its variance.
      const weight = (EXPECTED - chance) / (chance * (1 - chance));
      surplus += weight * ((this.covered[frame * LANDMARK_STEPS + step] as number) - chance);
      variance += weight ** 2 * chance * (1 - chance);
    }
    return surplus / Math.sqrt(variance);
  }
}

/** Place of the first of the ascending numbers that is not less than `least`. */
function firstFrom(numbers: Uint32Array, least: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
