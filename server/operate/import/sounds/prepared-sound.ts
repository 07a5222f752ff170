import type { MediaPlace } from "#/server/platform/media/media-place.ts";
import type { UnreadableReason } from "#/server/sound/measuring/unreadable-sound-error.ts";
import type { HeardFacts } from "#/server/sound/prints/sound-print.ts";

/** What a process of the pool is asked to do with one file. */
export interface SoundOrder {
  path: string;
  /** SHA-256 of the bytes that were seen, hex. */
  fingerprint: string;
  place: MediaPlace;
  /** Below the media place. */
  mp3: string;
  /** Below the media place; where a file that is no mp3 is kept as it came. */
  original: string;
}

/** What was measured in a sound whose files are now in the media store. */
export interface PreparedSound extends HeardFacts {
  /** JSON of `contract/analysis.ts`. */
  analysis: string;
  /** What its sound is found by, as `server/sound/prints/print-bytes.ts` packs it. */
  print: Uint8Array;
  /** Seconds. */
  duration: number;
  /** LUFS. */
  loudness: number | null;
  /** dBTP. */
  truePeak: number | null;
}

/** Why a sound was not taken. */
export type SoundRefusal =
  | UnreadableReason
  /** Less sound than the header declares. */
  | "cut"
  /** Other bytes than a moment before. */
  | "changing"
  /** Decoding never ended, or ended its process. */
  | "unbearable"
  /** The system did not give the bytes. */
  | "unreadable";

export type SoundAnswer =
  | { outcome: "prepared"; sound: PreparedSound }
  | { outcome: "refused"; reason: SoundRefusal; detail: string }
  /** The media folder does not take files: the whole import has to stop. */
  | { outcome: "failed"; code: string; detail: string };
