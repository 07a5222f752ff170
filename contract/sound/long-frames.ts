import { eachFrame, type Framing, frameCount, RATE } from "./frames.ts";

/** 128 ms every 32 ms, whose resolution in frequency is fine enough for notes. */
const LONG: Framing = { size: 2048, hop: 512 };
/** Frames per second. */
export const LONG_RATE = RATE / LONG.hop;
const BINS = LONG.size / 2;
const BIN_HZ = RATE / LONG.size;

export const PITCH_CLASSES = 12;
/** We look for notes from C3, below which a frame cannot separate neighbours, to C7, above which partials are many. */
const CHROMA_FROM_HZ = 130;
const CHROMA_TO_HZ = 2100;
/** Middle C, hertz: pitch class 0 is C. */
const C4 = 261.6256;

/** Lowest frequency of landmarks, which are counted from here in steps of a fifth of a semitone. */
const LANDMARKS_FROM_HZ = 220;
export const STEPS_PER_SEMITONE = 5;
/** Number of steps: just over four octaves, up to 4.1 kHz. One byte holds a step. */
export const LANDMARK_STEPS = 254;
/** Steps per row (a semitone): we keep the strongest partial of each row. */
export const ROW_STEPS = 5;
export const ROWS = Math.ceil(LANDMARK_STEPS / ROW_STEPS);

export interface LongFrames {
  count: number;
  /** chroma[frame * 12 + pitch class], C first: the sum of each frame is 1, or 0 in silence. */
  chroma: Float32Array;
  /** Decibels of the strongest partial of each row (a semitone), level[frame * ROWS + row]. */
  level: Float32Array;
  /** Pitch of that partial in steps (a fifth of a semitone), step[frame * ROWS + row]. */
  step: Uint8Array;
}

const stepOf = (hertz: number) => Math.round(12 * STEPS_PER_SEMITONE * Math.log2(hertz / LANDMARKS_FROM_HZ));

/** Measures notes and partials of a mono sound at `RATE`, thirty-one times a second. */
export function longFrames(mono: Float32Array): LongFrames {
  const count = frameCount(LONG, mono.length);
  const chroma = new Float32Array(count * PITCH_CLASSES);
  const level = new Float32Array(count * ROWS).fill(SILENCE_DB);
  const step = new Uint8Array(count * ROWS);
  const firstBin = Math.floor(CHROMA_FROM_HZ / BIN_HZ);
  eachFrame(mono, LONG, (power, frame) => {
    const frameChroma = chroma.subarray(frame * PITCH_CLASSES, (frame + 1) * PITCH_CLASSES);
    let total = 0;
    for (let bin = firstBin; bin < BINS - 1; bin++) {
      const here = power[bin] as number;
      if (here < QUIETEST || here < (power[bin - 1] as number) || here <= (power[bin + 1] as number))
        continue;
      // A parabola through the logarithms finds the partial between bins (Smith, Spectral Audio Signal Processing).
      const left = Math.log(power[bin - 1] as number);
      const middle = Math.log(here);
      const right = Math.log(power[bin + 1] as number);
      const bend = left - 2 * middle + right;
      const hertz = (bin + (bend < 0 ? (0.5 * (left - right)) / bend : 0)) * BIN_HZ;
      if (hertz < CHROMA_TO_HZ) total += addNote(frameChroma, hertz, Math.sqrt(Math.sqrt(here)));
      const at = stepOf(hertz);
      if (at < 0 || at >= LANDMARK_STEPS) continue;
      const cell = frame * ROWS + Math.floor(at / ROW_STEPS);
      const decibels = 4.342944819 * middle;
      if (decibels > (level[cell] as number)) {
        level[cell] = decibels;
        step[cell] = at;
      }
    }
    if (total > 0)
      for (let i = 0; i < PITCH_CLASSES; i++) frameChroma[i] = (frameChroma[i] as number) / total;
  });
  return { count, chroma, level, step };
}

export const SILENCE_DB = -100;
/** Power under which a partial is noise. */
const QUIETEST = 1e-8;

/** Divides a partial between the two nearest pitch classes; returns its weight. */
function addNote(chroma: Float32Array, hertz: number, weight: number): number {
  const pitch = 12 * Math.log2(hertz / C4) + 120;
  const below = Math.floor(pitch);
  const share = pitch - below;
  const a = below % PITCH_CLASSES;
  const b = (below + 1) % PITCH_CLASSES;
  chroma[a] = (chroma[a] as number) + weight * (1 - share);
  chroma[b] = (chroma[b] as number) + weight * share;
  return weight;
}
