import { type SoundPrint, segmentCount } from "./sound-print.ts";
import { DESCRIPTOR_SIZE } from "./space.ts";

/**
 * Version of the print format; increment it whenever the same sound yields another print, so that stored prints
 * are computed again.
 */
export const PRINT_VERSION = 1;

const HEAD = 9;
/** A gap in time larger than one byte continues in the next byte. */
const CONTINUED = 255;
/** Longest sound that has a print: two hours. */
const LONGEST_SECONDS = 7_200;

/**
 * Packs a print as bytes: version, seconds (32-bit float), number of points, the descriptors, the frames from each
 * point to the next, then the steps of all points. Some 30 bytes a second of sound.
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

/** Unpacks the bytes of `packPrint`. Returns null for anything else, and for prints of another version. */
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
    // Copied: Postgres returns a Buffer, and its slice() would be a view of memory that also holds other data.
    descriptors: new Int8Array(bytes.subarray(HEAD, gapsAt)),
    constellation: { frames, steps: new Uint8Array(bytes.subarray(stepsAt)) },
  };
}
