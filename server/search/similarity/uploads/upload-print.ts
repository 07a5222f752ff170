import type { Analysis } from "#/contract/analysis.ts";
import type { UnreadableReason } from "#/server/sound/measuring/unreadable-sound-error.ts";

/** What is measured in an upload. */
export interface UploadPrint {
  /** As `print-bytes.ts` packs it, base64. */
  print: string;
  seconds: number;
  bpm: number | null;
  tonality: string | null;
  analysis: Analysis;
}

/** Why an upload cannot be compared. */
export type UploadRefusal = UnreadableReason | "too-slow";

export type MeasuredUpload =
  | { outcome: "printed"; print: UploadPrint }
  | { outcome: "refused"; reason: UploadRefusal };

/** Late is what others left no time for: the fault is not the upload's. */
export type UploadAnswer = MeasuredUpload | { outcome: "late" };
