import type { Analysis } from "#/contract/analysis.ts";
import type { UnreadableReason } from "#/server/sound/measuring/unreadable-sound-error.ts";

/** Measurements of an upload. */
export interface UploadPrint {
  /** Packed by `print-bytes.ts`, in base64. */
  print: string;
  seconds: number;
  bpm: number | null;
  tonality: string | null;
  analysis: Analysis;
}

/** Reasons why an upload cannot be compared. */
export type UploadRefusal = UnreadableReason | "too-slow";

export type MeasuredUpload =
  | { outcome: "printed"; print: UploadPrint }
  | { outcome: "refused"; reason: UploadRefusal };

/** `late` means that others left no time for it: the upload is not at fault. */
export type UploadAnswer = MeasuredUpload | { outcome: "late" };
