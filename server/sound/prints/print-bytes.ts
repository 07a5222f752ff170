import { type SoundPrint, segmentCount } from "./sound-print.ts";
import { DESCRIPTOR_SIZE } from "./space.ts";

/** Changes whenever the same sound gives another print: stored ones are then made again. */
export const PRINT_VERSION = 1;

const HEAD = 9;
/** A distance in time that one byte cannot say continues in the next. */
const CONTINUED = 255;
/** The longest sound that has a print: two hours. */
const LONGEST_SECONDS = 7_200;

/**
 * A print as bytes: version, seconds (32-bit float), number of points, the descriptors, then per point the frames since
 * the one before and its step. Some 30 bytes a second of sound.
 */
export function packPrint({
  seconds,
  descriptors,
  constellation: { frames, steps },
}: SoundPrint): Uint8Array {
  const head = Buffer.alloc(HEAD);
  head.writeUInt8(PRINT_VERSION, 0);
  head.writeFloatLE(seconds, 1);
  head.writeUInt32LE(frames.length, 5);
  const gaps: number[] = [];
  for (let i = 0; i < frames.length; i++) {
    let gap = (frames[i] as number) - (i > 0 ? (frames[i - 1] as number) : 0);
    for (; gap >= CONTINUED; gap -= CONTINUED) gaps.push(CONTINUED);
    gaps.push(gap);
  }
  const own = new Uint8Array(descriptors.buffer, descriptors.byteOffset, descriptors.length);
  return new Uint8Array(Buffer.concat([head, own, Uint8Array.from(gaps), steps]));
}

/** What `packPrint` packed; null for anything else, and for prints of another version. */
export function unpackPrint(bytes: Uint8Array): SoundPrint | null {
  if (bytes.length < HEAD || bytes[0] !== PRINT_VERSION) return null;
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const seconds = view.readFloatLE(1);
  const points = view.readUInt32LE(5);
  if (!(seconds >= 0 && seconds <= LONGEST_SECONDS) || points > bytes.length) return null;
  const gapsAt = HEAD + segmentCount(seconds) * DESCRIPTOR_SIZE;
  const stepsAt = bytes.length - points;
  if (stepsAt < gapsAt) return null;
  const frames = new Uint32Array(points);
  let frame = 0;
  let point = 0;
  for (let at = gapsAt; at < stepsAt; at++) {
    frame += bytes[at] as number;
    if (bytes[at] !== CONTINUED) frames[point++] = frame;
  }
  if (point !== points) return null;
  return {
    seconds,
    // Copied: Postgres gives a Buffer, whose slice() would be a window on memory that holds other things as well.
    descriptors: new Int8Array(bytes.subarray(HEAD, gapsAt)),
    constellation: { frames, steps: new Uint8Array(bytes.subarray(stepsAt)) },
  };
}
