/** Why no sound could be read from a file, each with a sentence of its own in the messages. */
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

/** What the worker that reads a programme tells of it. */
export type ReadingMessage =
  | {
      kind: "progress" /** Seconds read, and of how many by the file's own word, null where it has none. */;
      seconds: number;
      declared: number | null;
    }
  | ({ kind: "done" } & ReadSound)
  | { kind: "failed"; fault: ReadingFault };

/** What is kept of a programme's sound. */
export interface ReadSound {
  seconds: number;
  /** Length that the file names; longer than `seconds` where it was cut. */
  declared: number | null;
  /** Its print (`contract/programme-uses.ts`). */
  print: Uint8Array<ArrayBuffer>;
  /** How loud it is, `LEVELS_A_SECOND` times a second: root of the mean square, full scale at 1. */
  levels: Float32Array<ArrayBuffer>;
}
