import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HARMONY_VALUES } from "./harmony.ts";
import { RHYTHM_VALUES } from "./rhythm.ts";
import { TIMBRE_VALUES } from "./timbre.ts";

/** The three sides of a sound, in the order of their place in a descriptor. */
export const SIDES = ["timbre", "harmony", "rhythm"] as const;
export type Side = (typeof SIDES)[number];

/** Numbers per side in a descriptor, together 64. */
export const SIDE_SIZES = { timbre: 28, harmony: 20, rhythm: 16 } as const satisfies Record<Side, number>;
/** Offset of each side in a descriptor. */
export const SIDE_STARTS = { timbre: 0, harmony: 28, rhythm: 48 } as const satisfies Record<Side, number>;
export const DESCRIPTOR_SIZE = 64;
/** Number of raw values per side. */
const RAW_SIZES = {
  timbre: TIMBRE_VALUES,
  harmony: HARMONY_VALUES,
  rhythm: RHYTHM_VALUES,
} as const satisfies Record<Side, number>;
/** Length of each side of a descriptor as a vector, whose components fit into signed bytes. */
export const UNIT = 127;

/** Output of `scripts/learn-sound-space.ts`: per side the means, then the axes, 32-bit floats. */
export const SPACE_FILE = join(import.meta.dirname, "space.bin");

let learnt: Record<Side, { means: Float32Array; axes: Float32Array }> | undefined;

function space() {
  if (learnt) return learnt;
  const bytes = readFileSync(SPACE_FILE);
  const all = new Float32Array(new Uint8Array(bytes).buffer);
  let at = 0;
  const next = (count: number) => {
    at += count;
    return all.subarray(at - count, at);
  };
  const sideOf = (side: Side) => ({
    means: next(RAW_SIZES[side]),
    axes: next(RAW_SIZES[side] * SIDE_SIZES[side]),
  });
  learnt = { timbre: sideOf("timbre"), harmony: sideOf("harmony"), rhythm: sideOf("rhythm") };
  return learnt;
}

/**
 * Projects the raw values of one side onto the learnt axes and writes them into a descriptor, as bytes of length
 * `UNIT`.
 */
export function projectOntoAxes(side: Side, raw: Float64Array, descriptor: Int8Array): void {
  const { means, axes } = space()[side];
  const along = new Float64Array(SIDE_SIZES[side]);
  for (let axis = 0; axis < along.length; axis++) {
    let sum = 0;
    for (let i = 0; i < raw.length; i++) {
      sum += ((raw[i] as number) - (means[i] as number)) * (axes[axis * raw.length + i] as number);
    }
    along[axis] = sum;
  }
  const length = Math.hypot(...along) || 1;
  for (let axis = 0; axis < along.length; axis++) {
    descriptor[SIDE_STARTS[side] + axis] = Math.round(((along[axis] as number) / length) * UNIT);
  }
}
