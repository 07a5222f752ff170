/** A part of a use: start and end in the programme, and its position in the recording; seconds. */
export interface UsePart {
  start: number;
  end: number;
  offset: number;
}

/** The reason why a use is only likely; `heard` if it is sure. */
export type UseReason = "heard" | "covered" | "short" | "speed" | "twin";

/** A recording of the index found in a programme; times in seconds. */
export interface FoundUse extends UsePart {
  sound: number;
  /** In order of time; several where the recording was looped or cut. */
  parts: UsePart[];
  /** Nats: logarithm of how much likelier the programme's points are with the recording than without. */
  evidence: number;
  /** Share of the recording's points that the programme has, 0–1. */
  heard: number;
  /** Seconds of the recording per second of the programme. */
  speed: number;
  certainty: "sure" | "likely";
  reason: UseReason;
}
