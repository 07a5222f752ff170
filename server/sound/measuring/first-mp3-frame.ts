import { MP3_KBITS, MP3_RATES } from "./mp3-tables.ts";

/** Longest frame of MPEG audio, layer III: a truncated frame leaves at most this many bytes. */
const LONGEST_FRAME = 1_441;
/**
 * Frames that must follow one another: noise contains the sync word of one every few kilobytes, never of four in a
 * row.
 */
const IN_A_ROW = 4;

/** Bytes needed to recognise an mp3 whose first frame was cut. */
export const CUT_HEAD_BYTES = LONGEST_FRAME * (IN_A_ROW + 1);

/** A frame header: the frame's length in bytes, and the fields that all frames of one stream share. */
interface Frame {
  length: number;
  stream: number;
}

/** Returns the layer III frame that begins at an offset, or null. */
function frameAt(bytes: Uint8Array, at: number): Frame | null {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3);
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0 || (kind & 0x06) !== 0x02) return null;
  const version = (kind >> 3) & 3;
  const kbits = MP3_KBITS[version === 3 ? "1" : "2"][rates >> 4];
  const rate = MP3_RATES[version]?.[(rates >> 2) & 3];
  if (!kbits || !rate) return null;
  const length = Math.floor(((version === 3 ? 144_000 : 72_000) * kbits) / rate) + ((rates >> 1) & 1);
  return { length, stream: (kind << 8) | (rates & 0x0c) };
}

function isStream(bytes: Uint8Array, start: number): boolean {
  const { stream } = frameAt(bytes, start) ?? { stream: -1 };
  let at = start;
  for (let count = 0; count < IN_A_ROW; count += 1) {
    const frame = frameAt(bytes, at);
    if (frame?.stream !== stream) return false;
    at += frame.length;
  }
  return true;
}

/**
 * Returns the offset of the first whole frame of an mp3 that was cut at any byte, as stream recorders leave it, or
 * null if none begins within `reach` bytes, by default within the longest frame. `from` is the end of its tag. Takes
 * a few steps per byte at most, whatever the bytes.
 */
export function firstMp3Frame(bytes: Uint8Array, from = 0, reach = LONGEST_FRAME): number | null {
  for (let at = from; at < Math.min(bytes.length, from + reach); at += 1) {
    if (bytes[at] === 0xff && isStream(bytes, at)) return at;
  }
  return null;
}
