import { CUT_HEAD_BYTES, firstMp3Frame } from "#/server/sound/measuring/first-mp3-frame.ts";

/** Kinds of upload: a sound, or a film whose sound is compared. */
export type UploadKind = "sound" | "film";

/** Bytes that suffice to detect every kind, even an mp3 cut anywhere. */
export const KIND_BYTES = CUT_HEAD_BYTES;
/** Bytes that suffice for the other kinds. */
const SIGN_BYTES = 12;

const SOUND_BRANDS = new Set(["M4A ", "M4B ", "M4P "]);

/**
 * Detects the kind of a file by its first bytes, never by its name: mp3, wav, aiff, flac, ogg and m4a are sound, mp4,
 * mov and webm films. Returns null for anything else, and for too few bytes.
 */
export function uploadKind(head: Buffer): UploadKind | null {
  if (head.length < SIGN_BYTES) return null;
  const text = (from: number, to: number) => head.subarray(from, to).toString("latin1");
  if (text(0, 3) === "ID3" || text(0, 4) === "fLaC" || text(0, 4) === "OggS") return "sound";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WAVE") return "sound";
  if (text(0, 4) === "FORM" && ["AIFF", "AIFC"].includes(text(8, 12))) return "sound";
  // A frame of MPEG audio, layer 2 or 3, or of AAC: eleven bits set, then a known version and layer.
  if (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0 && ((head[1] ?? 0) & 0x18) !== 0x08)
    return "sound";
  if (text(4, 8) === "ftyp") return SOUND_BRANDS.has(text(8, 12)) ? "sound" : "film";
  if (head.subarray(0, 4).equals(Buffer.of(0x1a, 0x45, 0xdf, 0xa3))) return "film";
  if (["moov", "mdat", "wide", "free"].includes(text(4, 8))) return "film";
  // The bytes before the frame are never parsed: whatever else the file may look like, only its frames are decoded.
  return firstMp3Frame(head) === null ? null : "sound";
}
