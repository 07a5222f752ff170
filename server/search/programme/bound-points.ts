import type { Constellation } from "#/contract/sound/constellation.ts";
import { LONG_RATE } from "#/contract/sound/long-frames.ts";

/** Maximum number of points per second: twice that of the densest sound, to limit crafted prints. */
const MOST_A_SECOND = 150;

/** Returns the points within a programme of `count` frames, with at most `MOST_A_SECOND` per second. */
export function boundPoints({ frames, steps }: Constellation, count: number): Constellation {
  const seconds = new Uint16Array(Math.ceil(count / LONG_RATE) + 1);
  const isKept = (frame: number) => {
    const second = Math.floor(frame / LONG_RATE);
    if (frame >= count || (seconds[second] as number) >= MOST_A_SECOND) return false;
    seconds[second] = (seconds[second] as number) + 1;
    return true;
  };
  const kept = new Uint8Array(frames.length);
  for (let i = 0; i < frames.length; i++) kept[i] = isKept(frames[i] as number) ? 1 : 0;
  const ofKept = (_: number, i: number) => kept[i] === 1;
  return { frames: frames.filter(ofKept), steps: steps.filter(ofKept) };
}
