import { type LongFrames, ROWS, SILENCE_DB } from "./long-frames.ts";

/** The spectral peaks of a sound, in order of time; pairs of them are landmarks (Wang 2003). */
export interface Constellation {
  /** Frames of `LONG_RATE`. */
  frames: Uint32Array;
  /** Steps of a fifth of a semitone. */
  steps: Uint8Array;
}

/**
 * Neighbourhood in which a point must be the loudest: frames before and after, rows below and above. Smaller for
 * queries, where a voice over the music may be louder than the peaks of the recording.
 */
const REACH = {
  catalogue: { frames: 9, rows: 4 },
  query: { frames: 3, rows: 1 },
} as const;
/** Points so many decibels below the loudest one of the sound are ignored. */
const RANGE_DB = 60;

/** Returns the points of a sound: local maxima of its partials, over 0.6 s and 9 semitones for the catalogue. */
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

/** Returns the maximum of each cell and the frames within `reach`, row by row. */
function slidingMaximum(level: Float32Array, count: number, rows: number, reach: number): Float32Array {
  const wide = new Float32Array(level.length);
  for (let row = 0; row < rows; row++) {
    let top = 0;
    for (let frame = 0; frame < count; frame++) {
      const from = Math.max(0, frame - reach);
      const to = Math.min(count - 1, frame + reach);
      // Keep the last maximum while it is within reach; otherwise search again.
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
