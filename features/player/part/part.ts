import { create } from "zustand";

/** A part of the sound that plays, seconds. */
export interface Part {
  from: number;
  to: number;
}

/** Shortest part for listening and search, in seconds. */
export const LEAST_PART = 1;

/**
 * Seconds before the end of the sound at which a part that reaches it loops, because at the end the sound would stop.
 */
const BEFORE_END = 0.2;
/**
 * A position farther past the end of a part than this was reached by a seek, seconds: on a busy page playback may be
 * checked that late.
 */
const PAST = 1;

interface MarkedPart {
  /** Source of the sound with this part; another sound has none yet. */
  src: string | null;
  part: Part | null;
  loops: boolean;
}

const NONE: MarkedPart = { src: null, part: null, loops: false };

/** The part of the current sound that the listener marked. */
export const usePart = create<MarkedPart>(() => NONE);

/** Returns the marked part of a sound, or null. */
export function partOf(sound: { src: string } | null): Part | null {
  const { src, part } = usePart.getState();
  return sound !== null && sound.src === src ? part : null;
}

/**
 * Returns the part of the sound `src` with a new start or end; the other edge stays if it still fits, otherwise the
 * part extends to the sound's own edge. Null when the part would be too short.
 */
export function withEdge(
  part: Part | null,
  edge: "from" | "to",
  seconds: number,
  duration: number,
): Part | null {
  const at = Math.min(duration, Math.max(0, seconds));
  const base = part ?? { from: 0, to: duration };
  const next = edge === "from" ? { from: at, to: base.to } : { from: base.from, to: at };
  if (next.to - next.from >= LEAST_PART) return next;
  const other = edge === "from" ? { from: at, to: duration } : { from: 0, to: at };
  return other.to - other.from >= LEAST_PART ? other : null;
}

/** Returns the part between two seconds of a sound, in either order; null if it is too short. */
export function partBetween(one: number, other: number, duration: number): Part | null {
  const within = (seconds: number) => Math.min(duration, Math.max(0, seconds));
  const part = { from: within(Math.min(one, other)), to: within(Math.max(one, other)) };
  return part.to - part.from >= LEAST_PART ? part : null;
}

/** Returns where a looping part continues at `seconds`: at its start if its end is reached, otherwise null. */
export function loopBack(part: Part, seconds: number, duration: number): number | null {
  const end = Math.min(part.to, duration - BEFORE_END);
  // A listener who seeks past the end stays there.
  return seconds >= end && seconds < end + PAST ? part.from : null;
}

/** Removes the marked part. */
export function clearPart(): void {
  usePart.setState(NONE);
}
