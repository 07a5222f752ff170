import { LANDMARK_STEPS } from "#/contract/sound/long-frames.ts";

/** Bytes of a frame's bit row. */
export const ROW = Math.ceil(LANDMARK_STEPS / 8);

/** Returns whether a bit map has a point at a frame and a step. */
export function has(bits: Uint8Array, frame: number, step: number): boolean {
  return (((bits[frame * ROW + (step >> 3)] as number) >> (step & 7)) & 1) === 1;
}

/** Adds a point; returns whether it is new. */
export function set(bits: Uint8Array, frame: number, step: number): boolean {
  const at = frame * ROW + (step >> 3);
  const before = bits[at] as number;
  bits[at] = before | (1 << (step & 7));
  return bits[at] !== before;
}
