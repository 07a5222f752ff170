import type { FrameRateName } from "#/contract/frame-rates.ts";
import { type FrameRate, framesIn, framesOf, RATES, secondsOf } from "#/features/cue-sheets/time/timecode.ts";

/** Converts between seconds of a programme and frames counted from the zero of its timecode. */
export interface FrameNames {
  rate: FrameRate;
  frameAt: (second: number) => number;
  secondAt: (frame: number) => number;
}

export function frameNamesOf(name: FrameRateName, start: string): FrameNames {
  const rate = RATES[name];
  const first = framesOf(start, rate) ?? 0;
  return {
    rate,
    frameAt: (second) => first + framesIn(second, rate),
    secondAt: (frame) => secondsOf(frame - first, rate),
  };
}
