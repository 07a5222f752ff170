/** Why a file was refused; the import report and the form translate it into a sentence. */
export type UnreadableReason =
  /** The file has no bytes. */
  | "empty"
  /** No sound format was recognised. */
  | "not-audio"
  /** A sound format in a codec that the decoders here do not support. */
  | "unsupported-codec"
  /** A recognised format whose sound could not be read. */
  | "damaged"
  /** Under 0.4 s. */
  | "too-short"
  /** Over 20 minutes, or too large for memory. */
  | "too-long"
  /** Peak under −80 dBFS. */
  | "silent";

/** Error for a file that cannot become a track; `reason` is for programs, `message` for the log. */
export class UnreadableSoundError extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "UnreadableSoundError";
    this.reason = reason;
  }
}
