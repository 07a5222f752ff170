/** Why a file was refused; the import report and the form say it in words. */
export type UnreadableReason =
  /** No bytes at all. */
  | "empty"
  /** No sound format recognised in it. */
  | "not-audio"
  /** A sound format, but in a coding nothing here can decode. */
  | "unsupported-codec"
  /** Recognised, but no sound could be read out of it. */
  | "damaged"
  /** Under 0.4 s. */
  | "too-short"
  /** Over 20 minutes, or too large to hold. */
  | "too-long"
  /** Nothing above −80 dBFS in it. */
  | "silent";

/** A file that cannot become a track; `reason` is for machines, `message` for the log. */
export class UnreadableSoundError extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "UnreadableSoundError";
    this.reason = reason;
  }
}
