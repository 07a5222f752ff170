/** A part of a use: seconds of the programme, and of the recording where it begins. */
export interface UsePart {
  start: number;
  end: number;
  offset: number;
}

/** Why a use is only likely, or that it is sure. */
export type UseReason = "heard" | "covered" | "short" | "speed" | "twin";

/** A recording of the index heard in a programme; seconds. */
export interface FoundUse extends UsePart {
  sound: number;
  /** In order of time: several where the recording was looped or cut. */
  parts: UsePart[];
  /** Nats: logarithm of how much likelier the programme's points are with it than without. */
  evidence: number;
  /** Share of the recording's points that the programme has. */
  heard: number;
  /** Seconds of the recording that pass in a second of the programme. */
  speed: number;
  certainty: "sure" | "likely";
  reason: UseReason;
}
