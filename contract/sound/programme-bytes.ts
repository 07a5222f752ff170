import type { Constellation } from "./constellation.ts";

const VERSION = 1;
const HEAD = 9;
/** Byte of a distance in time that continues in the next byte. */
const CONTINUED = 255;
/** Bytes unpacked per turn of the event loop: twelve hours at once would delay other requests. */
const TURN_BYTES = 128 * 1024;

/** A programme's length and its points, in buffers that can be transferred to a thread. */
export interface Programme {
  seconds: number;
  points: { frames: Uint32Array<ArrayBuffer>; steps: Uint8Array<ArrayBuffer> };
}

/** Packs the points of a programme of so many seconds (`contract/programme-uses.ts`): about 0.4 MB an hour. */
export function packProgramme(seconds: number, { frames, steps }: Constellation): Uint8Array<ArrayBuffer> {
  const gaps: number[] = [];
  for (let i = 0; i < frames.length; i++) {
    let gap = (frames[i] as number) - (i > 0 ? (frames[i - 1] as number) : 0);
    for (; gap >= CONTINUED; gap -= CONTINUED) gaps.push(CONTINUED);
    gaps.push(gap);
  }
  const bytes = new Uint8Array(HEAD + gaps.length + steps.length);
  const head = new DataView(bytes.buffer);
  head.setUint8(0, VERSION);
  head.setFloat32(1, seconds, true);
  head.setUint32(5, frames.length, true);
  bytes.set(gaps, HEAD);
  bytes.set(steps, HEAD + gaps.length);
  return bytes;
}

/**
 * Unpacks the bytes of `packProgramme`; null for anything else. Awaits `nextTurn` after every few milliseconds of work.
 * The pitches of the points are a view of `bytes`, not a copy.
 */
export async function unpackProgramme(
  bytes: Uint8Array<ArrayBuffer>,
  nextTurn: () => Promise<unknown>,
): Promise<Programme | null> {
  if (bytes.length < HEAD || bytes[0] !== VERSION) return null;
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const seconds = head.getFloat32(1, true);
  const count = head.getUint32(5, true);
  const stepsAt = bytes.length - count;
  if (!(seconds > 0 && Number.isFinite(seconds)) || stepsAt < HEAD) return null;
  const frames = new Uint32Array(count);
  let [frame, point] = [0, 0];
  for (let at = HEAD; at < stepsAt; ) {
    const end = Math.min(stepsAt, at + TURN_BYTES);
    for (; at < end; at++) {
      frame += bytes[at] as number;
      if (bytes[at] === CONTINUED) continue;
      if (point === count) return null;
      frames[point++] = frame;
    }
    await nextTurn();
  }
  return point === count ? { seconds, points: { frames, steps: bytes.subarray(stepsAt) } } : null;
}
