/** Share of the declared length that a file must have: encoders round, and missing tags at the end cannot be heard. */
const TOLERANCE = 0.98;

/**
 * Returns whether a file ends before the end that its own structure declares: the data size of a WAV, the byte count in
 * the Xing header of an MP3, or the last page of an Ogg. Returns false for a file that declares nothing.
 */
export function isTruncated(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = view.toString("latin1", 0, 4);
  if (head === "RIFF") return isWavCut(view);
  if (head === "OggS") return isOggCut(view);
  return isMp3Cut(view);
}

/** Sizes written by streaming encoders, which do not know the real one: 0 or the maximum. */
const UNKNOWN_SIZES = new Set([0, 0xffff_ffff]);

function isWavCut(view: Buffer): boolean {
  for (let at = 12; at + 8 <= view.length; ) {
    const size = view.readUInt32LE(at + 4);
    if (view.toString("latin1", at, at + 4) === "data") {
      return !UNKNOWN_SIZES.has(size) && view.length - at - 8 < size * TOLERANCE;
    }
    at += 8 + size + (size % 2);
  }
  return false;
}

const OGG_HEADER = 27;
const LAST_PAGE = 0x04;

/** Returns whether an Ogg lacks the flag that its last page must have (RFC 3533). */
function isOggCut(view: Buffer): boolean {
  const at = view.lastIndexOf("OggS");
  if (at + OGG_HEADER > view.length) return true;
  const segments = view.readUInt8(at + 26);
  const table = view.subarray(at + OGG_HEADER, at + OGG_HEADER + segments);
  const size = OGG_HEADER + segments + table.reduce((sum, length) => sum + length, 0);
  return at + size > view.length || (view.readUInt8(at + 5) & LAST_PAGE) === 0;
}

const ID3_HEADER = 10;
/**
 * Number of bytes at the start of the first frame that contain the Xing header; its place depends on version and
 * channels.
 */
const XING_REACH = 256;
const HAS_FRAMES = 1;
const HAS_BYTES = 2;

/** Returns whether an MP3 with a Xing header is too short; an MP3 without one may end anywhere. */
function isMp3Cut(view: Buffer): boolean {
  const tag = view.toString("latin1", 0, 3) === "ID3" && view.length > ID3_HEADER;
  const start = tag ? ID3_HEADER + synchsafe(view.subarray(6, ID3_HEADER)) : 0;
  const first = view.subarray(start, start + XING_REACH);
  const xing = ["Xing", "Info"].map((name) => first.indexOf(name)).find((place) => place > 0);
  if (xing === undefined || xing + 16 > first.length) return false;
  const flags = first.readUInt32BE(xing + 4);
  if ((flags & HAS_BYTES) === 0) return false;
  const declared = first.readUInt32BE(xing + (flags & HAS_FRAMES ? 12 : 8));
  return view.length - start < declared * TOLERANCE;
}

const synchsafe = (bytes: Buffer) => bytes.reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
