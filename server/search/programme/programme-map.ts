import type { Constellation } from "#/contract/sound/constellation.ts";
import { LANDMARK_STEPS, LONG_RATE } from "#/contract/sound/long-frames.ts";
import { KINDS, MISSING, NEARBY, SAME_PLACE } from "#/server/search/similarity/alignment-score.ts";
import { firstFrom } from "#/server/search/similarity/first-from.ts";
import type { LandmarkIndex } from "#/server/sound/prints/landmark-index.ts";
import { has, ROW, set } from "./point-bits.ts";
import { BLOCK, FIRST_LOOK, gainsOf, SHARES_KEPT, WAYS } from "./point-gains.ts";

/** Nats that a stretch may drop below its maximum before it is considered ended. */
const DROP = 12;

/** Maximum number of frames by which a use may begin before its first point, or end after its last. */
const REACH = Math.round(0.3 * LONG_RATE);
/** The same before the recording's first point, where the sound may begin in silence, and after its last. */
const OWN_EDGE = Math.round(2 * LONG_RATE);
const FADED = Math.round(0.5 * LONG_RATE);

/** A possible position of a recording: frame of the recording = frame of the programme · stretch + offset. */
export interface Line {
  sound: number;
  offset: number;
  stretch: number;
  /** Steps of a fifth of a semitone by which the programme's points lie below the recording's. */
  steps: number;
}

/** A part of a line where the recording is heard: indexes of its first and last point. */
export interface Stretch {
  first: number;
  last: number;
  /** Logarithm of how much likelier the points found are with the recording than without. */
  evidence: number;
  /** Assumed share of its points that the programme kept. */
  share: number;
}

/** The points of a whole programme as bit maps, to weigh every possible position of a recording. */
export class ProgrammeMap {
  readonly frames: number;
  private readonly index: LandmarkIndex;
  private readonly together: Uint8Array;
  private readonly near: Uint8Array;
  /** Cells whose points belong to a use already. */
  private readonly claimed: Uint8Array;
  /** Log-likelihood ratios by block, step, result and share kept. */
  private readonly gains: Float32Array;

  /** @param frames of the whole programme */
  constructor(index: LandmarkIndex, points: Constellation, frames: number) {
    this.index = index;
    this.frames = Math.max(1, frames);
    this.together = new Uint8Array(this.frames * ROW);
    this.near = new Uint8Array(this.frames * ROW);
    this.claimed = new Uint8Array(this.frames * ROW);
    const blocks = Math.ceil(this.frames / BLOCK);
    const counts = [SAME_PLACE, NEARBY].map(() => new Uint32Array(blocks * LANDMARK_STEPS));
    const [together, near] = counts as [Uint32Array, Uint32Array];
    for (let i = 0; i < points.frames.length; i++) {
      const frame = points.frames[i] as number;
      const step = points.steps[i] as number;
      for (let f = Math.max(0, frame - 1); f <= Math.min(this.frames - 1, frame + 2); f++) {
        for (let s = Math.max(0, step - 1); s <= Math.min(LANDMARK_STEPS - 1, step + 1); s++) {
          const at = Math.floor(f / BLOCK) * LANDMARK_STEPS + s;
          if (set(this.near, f, s)) near[at] = (near[at] as number) + 1;
          if (s !== step || f < frame || f > frame + 1) continue;
          if (set(this.together, f, s)) together[at] = (together[at] as number) + 1;
        }
      }
    }
    this.gains = gainsOf(together, near, { blocks, frames: this.frames });
  }

  /** Returns the evidence in nats for a line between two frames of the programme. */
  evidenceWithin({ sound, offset, stretch, steps }: Line, from: number, to: number): number {
    const points = this.index.constellations[sound];
    if (!points) return 0;
    let sum = 0;
    const [begin, end] = [Math.max(0, from), Math.min(to, this.frames)];
    for (let i = firstFrom(points.frames, begin * stretch + offset); i < points.frames.length; i++) {
      const frame = Math.round(((points.frames[i] as number) - offset) / stretch);
      if (frame >= end) break;
      const step = (points.steps[i] as number) - steps;
      if (frame < begin || step < 0 || step >= LANDMARK_STEPS) continue;
      sum += this.gains[this.gainAt(frame, step) + FIRST_LOOK] as number;
    }
    return sum;
  }

  /**
   * Returns the stretch of a line with the most evidence, over all assumed shares of kept points: the maximal sum,
   * which may drop by at most `DROP` on its way. Points claimed by other uses do not count.
   */
  bestStretch(line: Line): Stretch | null {
    const points = this.index.constellations[line.sound];
    if (!points) return null;
    let best: Stretch | null = null;
    for (const [way, share] of SHARES_KEPT.entries()) {
      let [sum, top, first, last] = [0, 0, 0, 0];
      const begin = firstFrom(points.frames, line.offset);
      for (let i = begin; i < points.frames.length; i++) {
        const frame = frameOn(line, points.frames[i] as number);
        if (frame >= this.frames) break;
        const step = (points.steps[i] as number) - line.steps;
        if (frame < 0 || step < 0 || step >= LANDMARK_STEPS) continue;
        if (has(this.claimed, frame, step) && has(this.near, frame, step)) continue;
        if (sum <= 0) [sum, top, first] = [0, 0, i];
        sum += this.gains[this.gainAt(frame, step) + way] as number;
        if (sum > top) [top, last] = [sum, i];
        if (top > (best?.evidence ?? 0)) best = { first, last, evidence: top, share };
        if (sum < top - DROP) sum = 0;
      }
    }
    return best;
  }

  /** Claims the points of a stretch, so that they count for nothing else. */
  claim(line: Line, { first, last }: Stretch): void {
    const points = this.index.constellations[line.sound];
    for (let i = first; points && i <= last; i++) {
      const frame = frameOn(line, points.frames[i] as number);
      const step = (points.steps[i] as number) - line.steps;
      if (frame < 0 || frame >= this.frames || step < 0 || step >= LANDMARK_STEPS) continue;
      if (!has(this.near, frame, step)) continue;
      for (let f = Math.max(0, frame - 1); f <= Math.min(this.frames - 1, frame + 1); f++) {
        for (let s = Math.max(0, step - 1); s <= Math.min(LANDMARK_STEPS - 1, step + 1); s++)
          set(this.claimed, f, s);
      }
    }
  }

  /** Returns the share of a stretch's points that the programme has at exactly their place. */
  shareHeard(line: Line, { first, last }: Stretch): number {
    const points = this.index.constellations[line.sound];
    let heard = 0;
    for (let i = first; points && i <= last; i++) {
      const frame = frameOn(line, points.frames[i] as number);
      const step = (points.steps[i] as number) - line.steps;
      if (frame < 0 || frame >= this.frames || step < 0 || step >= LANDMARK_STEPS) continue;
      if (has(this.together, frame, step)) heard += 1;
    }
    return heard / (last - first + 1);
  }

  /** Returns the programme frames of a stretch: that of the first point, and the one after the last. */
  extent(line: Line, { first, last }: Stretch): { from: number; to: number } {
    const points = this.index.constellations[line.sound]?.frames;
    return { from: frameOn(line, points?.[first] ?? 0), to: frameOn(line, points?.[last] ?? 0) + 1 };
  }

  /**
   * Returns start and end of a stretch in frames of the programme: half-way to the recording's next point, which was
   * not found, or at the recording's own edge if that is near.
   */
  edges(line: Line, { first, last }: Stretch): [number, number] {
    const points = this.index.constellations[line.sound]?.frames ?? new Uint32Array();
    const [one, other] = [points[first] ?? 0, points[last] ?? 0];
    const before = points[first - 1] ?? Math.max(0, one - OWN_EDGE);
    const after = points[last + 1] ?? other + FADED;
    const begin = first === 0 ? before : Math.max((one + before) / 2, one - REACH);
    const end = last + 1 >= points.length ? after : Math.min((other + after) / 2, other + REACH);
    return [(begin - line.offset) / line.stretch, (end + 1 - line.offset) / line.stretch];
  }

  private gainAt(frame: number, step: number): number {
    const found = has(this.together, frame, step)
      ? SAME_PLACE
      : has(this.near, frame, step)
        ? NEARBY
        : MISSING;
    return ((Math.floor(frame / BLOCK) * LANDMARK_STEPS + step) * KINDS + found) * WAYS;
  }
}

/** Returns the programme frame at which a line places a frame of its recording. */
export const frameOn = ({ offset, stretch }: Line, frame: number) => Math.round((frame - offset) / stretch);
