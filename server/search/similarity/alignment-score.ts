import type { Constellation } from "#/contract/sound/constellation.ts";
import { LANDMARK_STEPS, STEPS_PER_SEMITONE } from "#/contract/sound/long-frames.ts";
import type { Reading } from "#/server/sound/prints/landmarks.ts";
import { firstFrom } from "./first-from.ts";

/** Results of looking up a recording's point in a query: a point at the same place, one next to it, none. */
export const [SAME_PLACE, NEARBY, MISSING] = [0, 1, 2] as const;
export const KINDS = 3;
/**
 * Probability of each result for points that the query kept: measured under speech as loud as the music. Because the
 * frames of the two need not align, a point lies in the same frame or the next; its step hardly moves.
 */
export const KEPT = [0.7, 0.2, 0.1] as const;
/** Assumed share of a recording's points that a query keeps. */
const SHARE_KEPT = 0.5;
/**
 * Minimum probabilities by chance: lower ones would overrate single points, and points that are always there prove
 * nothing.
 */
export const LEAST_CHANCE = [0.03, 0.03, 0.15] as const;
/** Added variance, so that a handful of points proves nothing. */
const SPARE = 1;

/** The points of a query as a map, to score the alignment of recordings. */
export class QueryMap {
  private readonly count: number;
  /** Result of a lookup at each frame and step. */
  private readonly found: Uint8Array;
  /** How much likelier a result is with the recording than by chance: logarithms, by step, minus their mean. */
  private readonly gain = new Float64Array(LANDMARK_STEPS * KINDS);
  /** Variance of the gain of a chance point, by step. */
  private readonly variance = new Float64Array(LANDMARK_STEPS);

  /** @param length of the query at its own speed, in frames */
  constructor({ frames, steps }: Constellation, length: number, { stretch, shift }: Reading) {
    this.count = Math.max(1, Math.round(length * stretch));
    this.found = new Uint8Array(this.count * LANDMARK_STEPS).fill(MISSING);
    // Pitch shifting moves partials by up to a step.
    const wobble = shift === 0 ? 0 : 1;
    for (let i = 0; i < frames.length; i++) {
      const frame = Math.round((frames[i] as number) * stretch);
      const step = (steps[i] as number) + shift * STEPS_PER_SEMITONE;
      for (let f = Math.max(0, frame - 1); f <= Math.min(this.count - 1, frame + 2); f++) {
        for (let s = Math.max(0, step - 1); s <= Math.min(LANDMARK_STEPS - 1, step + 1); s++) {
          const cell = f * LANDMARK_STEPS + s;
          if (Math.abs(s - step) <= wobble && (f === frame || f === frame + 1)) this.found[cell] = SAME_PLACE;
          else if (this.found[cell] === MISSING) this.found[cell] = NEARBY;
        }
      }
    }
    this.weigh();
  }

  private weigh(): void {
    const chances = new Float64Array(LANDMARK_STEPS * KINDS);
    for (let cell = 0; cell < this.found.length; cell++) {
      const at = (cell % LANDMARK_STEPS) * KINDS + (this.found[cell] as number);
      chances[at] = (chances[at] as number) + 1 / this.count;
    }
    for (let step = 0; step < LANDMARK_STEPS; step++) {
      const bounded = LEAST_CHANCE.map((least, kind) =>
        Math.max(least, chances[step * KINDS + kind] as number),
      );
      const total = bounded.reduce((sum, one) => sum + one, 0);
      const ways = KEPT.map((kept, kind) => {
        const chance = (bounded[kind] as number) / total;
        return { kind, chance, gain: Math.log(1 - SHARE_KEPT + (SHARE_KEPT * kept) / chance) };
      });
      const mean = ways.reduce((sum, { chance, gain }) => sum + chance * gain, 0);
      for (const { kind, gain } of ways) this.gain[step * KINDS + kind] = gain - mean;
      this.variance[step] = ways.reduce((sum, { chance, gain }) => sum + chance * (gain - mean) ** 2, 0);
    }
  }

  /**
   * Returns how much better than chance a recording agrees with the query at `offset`, in standard deviations. A voice
   * over the music hides some points and adds others, but hardly any where the recording has one.
   */
  alignmentScore({ frames, steps }: Constellation, offset: number): number {
    let [surplus, variance] = [0, SPARE];
    for (let i = firstFrom(frames, offset); i < frames.length; i++) {
      const frame = (frames[i] as number) - offset;
      if (frame >= this.count) break;
      const step = steps[i] as number;
      surplus += this.gain[step * KINDS + (this.found[frame * LANDMARK_STEPS + step] as number)] as number;
      variance += this.variance[step] as number;
    }
    return surplus / Math.sqrt(variance);
  }
}
