import type { MediaPlace } from "#/server/platform/media/media-place.ts";
import type { UnreadableReason } from "#/server/sound/measuring/unreadable-sound-error.ts";
import type { HeardFacts } from "#/server/sound/prints/sound-print.ts";

/** Request to a process of the pool to prepare one file. */
export interface SoundOrder {
  path: string;
  /** SHA-256 of the bytes when the file was hashed, as hex. */
  fingerprint: string;
  place: MediaPlace;
  /** Path below the media place. */
  mp3: string;
  /** Path below the media place, for the original of a file that is not an mp3. */
  original: string;
}

/** Measurements of a sound whose files are in the media store. */
export interface PreparedSound extends HeardFacts {
  /** JSON of `contract/analysis.ts`. */
  analysis: string;
  /** Fingerprint of the sound, as `server/sound/prints/print-bytes.ts` packs it. */
  print: Uint8Array;
  /** In seconds. */
  duration: number;
  /** In LUFS. */
  loudness: number | null;
  /** In dBTP. */
  truePeak: number | null;
}

/** Reason why a sound was not imported. */
export type SoundRefusal =
  | UnreadableReason
  /** The file contains less sound than its header declares. */
  | "cut"
  /** The bytes changed since the file was hashed. */
  | "changing"
  /** Decoding did not end, or it crashed its process. */
  | "decoding-failed"
  /** The system could not read the bytes. */
  | "unreadable";

export type SoundAnswer =
  | { outcome: "prepared"; sound: PreparedSound }
  | { outcome: "refused"; reason: SoundRefusal; detail: string }
  /** The media folder cannot be written, so the whole import must stop. */
  | { outcome: "failed"; code: string; detail: string };
