/** Reasons why no sound could be read from a file, each with a sentence of its own in the messages. */
export const READING_FAULTS = [
  "empty",
  "unknown",
  "noSound",
  "codec",
  "damaged",
  "tooLong",
  "silent",
  "noDecoder",
] as const;
export type ReadingFault = (typeof READING_FAULTS)[number];

/** Messages of the worker that reads a programme. */
export type ReadingMessage =
  | {
      kind: "progress" /** Seconds read, and the declared total, null if the file has none. */;
      seconds: number;
      declared: number | null;
    }
  | ({ kind: "done" } & ReadSound)
  | { kind: "failed"; fault: ReadingFault };

/** Measurements of a programme's sound. */
export interface ReadSound {
  seconds: number;
  /** Declared length; longer than `seconds` if the file was truncated. */
  declared: number | null;
  /** Its print (`contract/programme-uses.ts`). */
  print: Uint8Array<ArrayBuffer>;
  /** Its level, `LEVELS_A_SECOND` times a second: root mean square, full scale at 1. */
  levels: Float32Array<ArrayBuffer>;
}
