import { type LongFrames, ROWS, SILENCE_DB } from "./long-frames.ts";

/** Partials that stand out, in order of time: the points between which landmarks are drawn (Wang 2003). */
export interface Constellation {
  /** Frames of `LONG_RATE`. */
  frames: Uint32Array;
  /** Steps of a fifth of a semitone. */
  steps: Uint8Array;
}

/**
 * A point is the loudest within so many frames before and after and so many rows below and above. A query is looked at
 * more closely: what stands out in a recording may be second to the voice that speaks over it.
 */
const REACH = {
  catalogue: { frames: 9, rows: 4 },
  query: { frames: 3, rows: 1 },
} as const;
/** Decibels under the loudest point of the sound below which nothing is looked at. */
const RANGE_DB = 60;

/** The points of a sound: local maxima of its partials over about 0.6 s and 9 semitones. */
export function constellationOf({ count, level, step }: LongFrames, role: keyof typeof REACH): Constellation {
  const reach = REACH[role];
  const wide = slidingMaximum(level, count, ROWS, reach.frames);
  const loudest = level.reduce((top, one) => Math.max(top, one), SILENCE_DB);
  const frames: number[] = [];
  const steps: number[] = [];
  for (let frame = 0; frame < count; frame++) {
    for (let row = 0; row < ROWS; row++) {
      const cell = frame * ROWS + row;
      const here = level[cell] as number;
      if (here < loudest - RANGE_DB || here <= SILENCE_DB || here < (wide[cell] as number)) continue;
      let isTop = true;
      const last = Math.min(ROWS - 1, row + reach.rows);
      for (let other = Math.max(0, row - reach.rows); other <= last && isTop; other++) {
        if ((wide[frame * ROWS + other] as number) > here) isTop = false;
      }
      if (!isTop) continue;
      frames.push(frame);
      steps.push(step[cell] as number);
    }
  }
  return { frames: Uint32Array.from(frames), steps: Uint8Array.from(steps) };
}

/** Maximum over the frames within `reach` of each cell, row by row. */
function slidingMaximum(level: Float32Array, count: number, rows: number, reach: number): Float32Array {
  const wide = new Float32Array(level.length);
  for (let row = 0; row < rows; row++) {
    let top = 0;
    for (let frame = 0; frame < count; frame++) {
      const from = Math.max(0, frame - reach);
      const to = Math.min(count - 1, frame + reach);
      // The one known is kept while it is in reach; otherwise all are looked at again.
      if (frame === 0 || top < from) {
        top = from;
        for (let f = from + 1; f <= to; f++) {
          if ((level[f * rows + row] as number) > (level[top * rows + row] as number)) top = f;
        }
      } else if ((level[to * rows + row] as number) > (level[top * rows + row] as number)) top = to;
      wide[frame * rows + row] = level[top * rows + row] as number;
    }
  }
  return wide;
}
